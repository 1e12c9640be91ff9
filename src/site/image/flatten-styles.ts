import { asksForNothing, declarationsIn, isSimple, selectorsOf, styleSheets } from './style-text';
import { type SvgElement, writeSvg } from './svg-element';
import { attributes as allowed } from './svg-names';

/** What a style sheet may say as well as an attribute. */
const presentation =
  /^(?!font$)(alignment|baseline|fill|stroke|stop|clip|direction|flood|font|glyph|image|lighting|marker|pointer|text|color|opacity|mask|filter|display|visibility|letter|word|dominant|paint|vector|shape|overflow|unicode|white|writing|c[xy]|r[xy]?|[xy]|width|height|transform(?=-origin))(-[a-z]+)*$/;

/** What only a style can say, and visitors see. */
const styleOnly =
  /^(animation|background|background-color|d|font|mask-image|mix-blend-mode|offset-path|rotate|scale|text-transform|transform|transform-box|translate|--.+)$/;

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

/** Places and sizes are styles of these elements alone, and numbers without a unit are none. */
const geometry = /^(c[xy]|r[xy]?|[xy]|width|height)$/;
const hasGeometry = /^(rect|image|svg|use|circle|ellipse)$/;
const isUnitless = (value: string) => Boolean(Number(value));

interface Declaration {
  name: string;
  value: string;
  isImportant: boolean;
}

function readDeclarations(css: string): Iterable<Declaration> {
  // Each property is kept once: many selectors may have them all.
  const found = new Map<string, Declaration>();
  for (const [name, written] of declarationsIn(css)) {
    const value = written.replace(/!\s*important/i, '').trim();
    const isImportant = value !== written;
    if (!isKept(name, value)) continue;
    for (const each of longhands[name] ?? [name])
      if (isImportant || !found.get(each)?.isImportant) found.set(each, { name: each, value, isImportant });
  }
  return found.values();
}

function isKept(name: string, value: string): boolean {
  if (styleOnly.test(name)) return true;
  if (!presentation.test(name) || !allowed.has(name) || !asksForNothing(value)) return false;
  return !(geometry.test(name) && isUnitless(value));
}

interface Declared {
  value: string;
  /** The higher wins. */
  rank: number;
}

/** Each property is kept once, so that many rules cost no more. */
function declare(known: Map<string, Declared>, declarations: Iterable<Declaration>, rank: number) {
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
function readSheets(sheets: readonly string[], removed: Set<string>): Sheet {
  const sheet = new Map<string, Map<string, Declared>>();
  let count = 0;
  for (const statement of sheets.flatMap((css) => [...statements(css)])) {
    const [prelude = '', body = ''] = statement.split(/\{([^{}]*)\}?/);
    const selectors = new Set(
      (prelude.startsWith('@') ? [prelude] : prelude.split(',')).map((each) => each.trim()),
    );
    if (!prelude.startsWith('@') && statement.split('{').length > 2)
      removed.add(`the styles within that of ${prelude.trim()}`);
    const declarations = [...readDeclarations(body)];
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

/** Adds what can't be an attribute to `removed`. */
function asAttributes(
  declared: Iterable<[name: string, declared: Declared]>,
  element: string,
  removed: Set<string>,
): Record<string, string> {
  const said: Record<string, string> = {};
  for (const [name, { value }] of declared)
    if (styleOnly.test(name)) {
      if (!/^(none|normal)$/i.test(value)) removed.add(`the style "${name}"`);
    } else if (!geometry.test(name) || hasGeometry.test(element)) said[name] = value;
  return said;
}

/**
 * The drawing with its styles as attributes, because a page's policy lets no style in. Adds to `removed` what
 * can't be said so.
 */
export function flattenStyles(root: SvgElement, removed: Set<string>): SvgElement {
  const isMeant = ({ attributes: { type = '', media = '' } }: SvgElement) => {
    const isCss = /^(text\/css)?$/i.test(type);
    const isAlways = /^(all|screen)?$/i.test(media.trim());
    if (isCss && !isAlways) removed.add(`the style of @media ${media.trim()}`);
    return isCss && isAlways;
  };
  const sheet = readSheets(styleSheets(root, isMeant), removed);
  // Some programs write custom properties for themselves.
  const usesCustom = writeSvg(root).includes('var(--');

  function declaredFor(element: SvgElement): Record<string, string> {
    const winners = new Map<string, Declared>();
    for (const selector of selectorsOf(element))
      for (const [name, declared] of sheet.get(selector) ?? [])
        if (declared.rank > (winners.get(name)?.rank ?? 0)) winners.set(name, declared);
    const { style } = element.attributes;
    if (style) declare(winners, readDeclarations(style), inElement);
    const seen = [...winners].filter(([name]) => usesCustom || !name.startsWith('--'));
    return asAttributes(seen, element.name, removed);
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
