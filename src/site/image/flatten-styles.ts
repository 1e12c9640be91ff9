import { asksForNothing } from './harmless-css';
import { descendants, type SvgElement } from './svg-element';
import { attributes as allowed } from './svg-names';

/** What a style sheet may say as well as an attribute. */
const presentation =
  /^(fill|stroke|stop|clip|flood|font|marker|text|color|opacity|mask|filter|display|visibility|letter|word|dominant|paint|vector|shape|overflow)(-[a-z]+)*$/;

/** A tag, a class or an id. What depends on other elements or on the window can't be said by attributes. */
const simple = /^(\*|[a-z][a-z0-9]*|[.#][\w-]+)$/i;

/** Cuts at the end of every rule and statement of the sheet's own. */
function* statements(css: string): Generator<string> {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}') depth--;
    if (depth > 0 || (css[at] !== '}' && css[at] !== ';')) continue;
    const statement = css.slice(start, at + 1).trim();
    if (statement.length > 1) yield statement;
    start = at + 1;
  }
}

interface Declared {
  value: string;
  /** The higher wins. */
  rank: number;
}

/** What the sheet says of one simple selector. Each property is kept once, so that many rules cost no more. */
type Sheet = ReadonlyMap<string, ReadonlyMap<string, Declared>>;

/** The rules of simple selectors, and the selectors that are none. */
function readSheet(css: string): { sheet: Sheet; others: string[] } {
  const plain = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
  const sheet = new Map<string, Map<string, Declared>>();
  const others: string[] = [];
  let count = 0;
  for (const statement of statements(plain)) {
    const [prelude = '', body = ''] = statement.split(/\{([^{}]*)\}?/);
    const selectors = (prelude.startsWith('@') ? [prelude] : prelude.split(',')).map((each) => each.trim());
    const declared = Object.entries(attributesOf(body));
    count++;
    for (const selector of selectors) {
      if (!simple.test(selector)) {
        others.push(selector);
        continue;
      }
      const known = sheet.get(selector) ?? new Map<string, Declared>();
      const rank = strength(selector) * css.length + count;
      for (const [name, value] of declared) known.set(name, { value, rank });
      sheet.set(selector, known);
    }
  }
  return { sheet, others };
}

const strength = (selector: string) =>
  selector === '*' ? 0 : selector.startsWith('#') ? 3 : selector.startsWith('.') ? 2 : 1;

function attributesOf(declarations: string): Record<string, string> {
  const pairs = declarations.split(';').map((declaration) => {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1).replace(/!\s*important/, '');
    return [declaration.slice(0, colon).trim().toLowerCase(), value.trim()] as const;
  });
  return Object.fromEntries(
    pairs.filter(([name, value]) => presentation.test(name) && allowed.has(name) && asksForNothing(value)),
  );
}

/** The simple selectors that match an element. */
const selectorsOf = ({ name, attributes: { id, class: classes = '' } }: SvgElement): readonly string[] => [
  '*',
  name,
  ...classes.split(/\s+/).map((each) => `.${each}`),
  `#${id}`,
];

function declaredFor(element: SvgElement, sheet: Sheet): Record<string, string> {
  const winners = new Map<string, Declared>();
  for (const selector of selectorsOf(element))
    for (const [name, declared] of sheet.get(selector) ?? [])
      if (declared.rank > (winners.get(name)?.rank ?? 0)) winners.set(name, declared);
  return Object.fromEntries([...winners].map(([name, { value }]) => [name, value]));
}

/**
 * The drawing with its styles as attributes, because a page's policy lets no style in. Adds to `removed` what
 * can't be said so.
 */
export function flattenStyles(root: SvgElement, removed: Set<string>): SvgElement {
  const sheets = [...descendants(root)].filter(({ name }) => name === 'style');
  const { sheet, others } = readSheet(sheets.flatMap(({ children }) => children).join('\n'));
  for (const selector of others) removed.add(`the style of ${selector}`);

  const flatten = (element: SvgElement): SvgElement => {
    const { style = '', class: _, ...own } = element.attributes;
    return {
      name: element.name,
      attributes: { ...own, ...declaredFor(element, sheet), ...attributesOf(style) },
      children: element.children
        .filter((child) => typeof child === 'string' || child.name !== 'style')
        .map((child) => (typeof child === 'string' ? child : flatten(child))),
    };
  };
  return flatten(root);
}
