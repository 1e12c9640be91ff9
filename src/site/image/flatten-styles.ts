import { asksForNothing } from './harmless-css';
import { declarationsIn, isSimple, selectorsOf, styleSheets } from './style-text';
import type { SvgElement } from './svg-element';
import { attributes as allowed } from './svg-names';

/** What a style sheet may say as well as an attribute. */
const presentation =
  /^(?!font$)(alignment|baseline|fill|stroke|stop|clip|direction|flood|font|glyph|image|lighting|marker|pointer|text|color|opacity|mask|filter|display|visibility|letter|word|dominant|paint|vector|shape|overflow|unicode|white|writing|c[xy]|r[xy]?|[xy])(-[a-z]+)*$/;

/** What only a style can say, and visitors see. */
const styleOnly =
  /^(animation|background|background-color|font|mix-blend-mode|offset-path|rotate|scale|transform|translate)$/;

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

/** No attribute has the name of the shorthand. */
const longhands: Readonly<Record<string, readonly string[]>> = {
  marker: ['marker-start', 'marker-mid', 'marker-end'],
};

interface Declaration {
  name: string;
  value: string;
  isImportant: boolean;
}

/** Adds what can't be an attribute to `removed`. */
function readDeclarations(css: string, removed: Set<string>): Declaration[] {
  return declarationsIn(css).flatMap(([name, written]) => {
    const value = written.replace(/!\s*important/i, '').trim();
    const isImportant = value !== written;
    if (presentation.test(name) && allowed.has(name) && asksForNothing(value))
      return (longhands[name] ?? [name]).map((each) => ({ name: each, value, isImportant }));
    if (styleOnly.test(name) && !/^(none|normal)$/i.test(value)) removed.add(`the style "${name}"`);
    return [];
  });
}

interface Declared {
  value: string;
  /** The higher wins. */
  rank: number;
}

/** Each property is kept once, so that many rules cost no more. */
function declare(known: Map<string, Declared>, declarations: readonly Declaration[], rank: number) {
  for (const { name, value, isImportant } of declarations) {
    const own = rank + (isImportant ? important : 0);
    if (own >= (known.get(name)?.rank ?? 0)) known.set(name, { value, rank: own });
  }
}

/** More than a sheet has rules. */
const step = 2 ** 32;
const inElement = 4 * step;
const important = 5 * step;

const strength = (selector: string) =>
  selector === '*' ? 0 : selector.startsWith('#') ? 3 : selector.startsWith('.') ? 2 : 1;

/** What the sheets say of each simple selector. */
type Sheet = ReadonlyMap<string, ReadonlyMap<string, Declared>>;

/** The rules of simple selectors. Adds the other selectors to `removed`. */
function readSheet(css: string, removed: Set<string>): Sheet {
  const sheet = new Map<string, Map<string, Declared>>();
  let count = 0;
  for (const statement of statements(css)) {
    const [prelude = '', body = ''] = statement.split(/\{([^{}]*)\}?/);
    const selectors = (prelude.startsWith('@') ? [prelude] : prelude.split(',')).map((each) => each.trim());
    const declarations = selectors.some(isSimple) ? readDeclarations(body, removed) : [];
    count++;
    for (const selector of selectors) {
      if (!isSimple(selector)) {
        removed.add(`the style of ${selector}`);
        continue;
      }
      const known = sheet.get(selector) ?? new Map<string, Declared>();
      declare(known, declarations, strength(selector) * step + count);
      sheet.set(selector, known);
    }
  }
  return sheet;
}

/**
 * The drawing with its styles as attributes, because a page's policy lets no style in. Adds to `removed` what
 * can't be said so.
 */
export function flattenStyles(root: SvgElement, removed: Set<string>): SvgElement {
  const sheet = readSheet(styleSheets(root), removed);

  function declaredFor(element: SvgElement): Record<string, string> {
    const winners = new Map<string, Declared>();
    for (const selector of selectorsOf(element))
      for (const [name, declared] of sheet.get(selector) ?? [])
        if (declared.rank > (winners.get(name)?.rank ?? 0)) winners.set(name, declared);
    const { style } = element.attributes;
    if (style) declare(winners, readDeclarations(style, removed), inElement);
    return Object.fromEntries([...winners].map(([name, { value }]) => [name, value]));
  }
  function flatten(element: SvgElement): SvgElement {
    const { style: _style, class: _class, ...own } = element.attributes;
    return {
      name: element.name,
      attributes: { ...own, ...declaredFor(element) },
      children: element.children
        .filter((child) => typeof child === 'string' || child.name !== 'style')
        .map((child) => (typeof child === 'string' ? child : flatten(child))),
    };
  }
  return flatten(root);
}
