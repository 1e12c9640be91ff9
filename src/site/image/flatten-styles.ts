import { asksForNothing } from './clean-svg';
import { descendants, type SvgElement } from './svg-element';

interface Rule {
  selector: string;
  declarations: string;
}

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
    yield css.slice(start, at + 1).trim();
    start = at + 1;
  }
}

/** Rules with one simple selector each, the weakest first, and the selectors that are none. */
function rulesOf(css: string): { rules: Rule[]; others: string[] } {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const all = [...statements(plain)].flatMap((statement) => {
    const [prelude = '', body = ''] = statement.split(/\{([^{}]*)\}?/);
    const selectors = prelude.startsWith('@') ? [prelude] : prelude.split(',');
    return selectors.map((selector) => ({ selector: selector.trim(), declarations: body }));
  });
  const isSimple = ({ selector }: Rule) => simple.test(selector);
  return {
    rules: all.filter(isSimple).sort((a, b) => strength(a) - strength(b)),
    others: all.filter((rule) => !isSimple(rule)).map(({ selector }) => selector),
  };
}

const strength = ({ selector }: Rule) =>
  selector === '*' ? 0 : selector.startsWith('#') ? 3 : selector.startsWith('.') ? 2 : 1;

const matches = ({ name, attributes }: SvgElement, selector: string) =>
  selector === '*' ||
  selector === name ||
  selector === `#${attributes.id}` ||
  (selector.startsWith('.') && (attributes.class ?? '').split(/\s+/).includes(selector.slice(1)));

function attributesOf(declarations: string): Record<string, string> {
  const pairs = declarations.split(';').map((declaration) => {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1).replace(/!\s*important/, '');
    return [declaration.slice(0, colon).trim().toLowerCase(), value.trim()] as const;
  });
  return Object.fromEntries(
    pairs.filter(([name, value]) => presentation.test(name) && asksForNothing(value)),
  );
}

/**
 * The drawing with its styles as attributes, because a page's policy lets no style in. Adds to `removed` what
 * can't be said so.
 */
export function flattenStyles(root: SvgElement, removed: Set<string>): SvgElement {
  const sheets = [...descendants(root)].filter(({ name }) => name === 'style');
  const { rules, others } = rulesOf(sheets.flatMap(({ children }) => children).join('\n'));
  for (const selector of others) removed.add(`the style of ${selector}`);

  const flatten = (element: SvgElement): SvgElement => {
    const { style = '', class: _, ...own } = element.attributes;
    const matching = rules.filter(({ selector }) => matches(element, selector));
    const styles = [...matching.map(({ declarations }) => declarations), style].map(attributesOf);
    return {
      name: element.name,
      attributes: Object.assign({}, own, ...styles),
      children: element.children
        .filter((child) => typeof child === 'string' || child.name !== 'style')
        .map((child) => (typeof child === 'string' ? child : flatten(child))),
    };
  };
  return flatten(root);
}
