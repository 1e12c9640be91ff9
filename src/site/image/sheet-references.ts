import { declarationsIn, styleSheets } from './style-text';
import type { SvgElement } from './svg-element';

/** A part of the drawing that a property names. */
export type Reference = readonly [property: string, id: string];

const url = /url\(\s*["']?#([^"'()\s]+)/gi;

export const referencesIn = (
  declarations: readonly (readonly [property: string, value: string])[],
): Reference[] =>
  declarations.flatMap(([property, value]) =>
    Array.from(value.matchAll(url), ([, id = '']) => [property, id] as const),
  );

/**
 * What each rule of the style sheets refers to, by a simple selector of the elements that it is for. Of a selector that
 * says more only the last part counts, and a rule within another one always holds: no reference is missed.
 */
export function sheetReferences(
  root: SvgElement,
  isPart: (id: string) => boolean,
): ReadonlyMap<string, readonly (readonly Reference[])[]> {
  const rules: { prelude: string; references: Reference[] }[] = [];
  const open: typeof rules = [];
  for (const [, text = '', bracket] of styleSheets(root).matchAll(/([^{}]*)([{}]|$)/g)) {
    const end = bracket === '{' ? text.lastIndexOf(';') + 1 : text.length;
    for (const reference of referencesIn(declarationsIn(text.slice(0, end))))
      if (isPart(reference[1])) open.at(-1)?.references.push(reference);
    if (bracket === '{') {
      const rule = { prelude: text.slice(end), references: [] };
      rules.push(rule);
      open.push(rule);
    } else open.pop();
  }
  const found = new Map<string, (readonly Reference[])[]>();
  for (const { prelude, references } of rules)
    for (const selector of references.length > 0 ? prelude.split(',') : []) {
      const name = lastPart(selector.trim());
      const known = found.get(name) ?? [];
      known.push(references);
      found.set(name, known);
    }
  return found;
}

/** A tag, class or id that every element of the selector has; `*` where that is not easily said. */
function lastPart(selector: string): string {
  if (!/^[\w\s.#:>+~-]+$/.test(selector)) return '*';
  return /^[.#]?[\w-]+/.exec(selector.split(/[\s>+~]+/).at(-1) ?? '')?.[0] ?? '*';
}
