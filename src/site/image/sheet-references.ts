import { declarationsIn, idOf, selectorsOf, styleSheets } from './style-text';
import { descendants, type SvgElement } from './svg-element';

/** A part of the drawing that a property names. */
export type SheetReference = readonly [property: string, id: string];

const url = /url\(\s*["']?#([^"'()\s]+)/gi;

export const referencesIn = (
  declarations: readonly (readonly [property: string, value: string])[],
): SheetReference[] =>
  declarations.flatMap(([property, value]) =>
    Array.from(value.matchAll(url), ([, id = '']) => [property, idOf(id)] as const),
  );

interface SheetRule {
  prelude: string;
  references: SheetReference[];
}

/** The rules of a sheet, each with what its own declarations refer to. */
function rulesOf(css: string): SheetRule[] {
  const rules: SheetRule[] = [];
  const open: SheetRule[] = [];
  for (const [, text = '', bracket] of css.matchAll(/([^{}]*)([{}]|$)/g)) {
    const end = bracket === '{' ? text.lastIndexOf(';') + 1 : text.length;
    for (const reference of referencesIn(declarationsIn(text.slice(0, end))))
      open.at(-1)?.references.push(reference);
    if (bracket === '{') {
      const rule = { prelude: text.slice(end), references: [] };
      rules.push(rule);
      open.push(rule);
    } else open.pop();
  }
  return rules;
}

const isCustom = ([property]: SheetReference) => property.startsWith('--');

/**
 * What each rule of the style sheets refers to, by a simple selector of the elements that it is for. Of a selector that
 * says more only the last part counts, a rule within another one always holds, and every element may use what a custom
 * property refers to.
 */
export function sheetReferences(
  root: SvgElement,
  isPart: (id: string) => boolean,
): ReadonlyMap<string, readonly (readonly SheetReference[])[]> {
  const existing = new Set([...descendants(root)].flatMap((element) => [...selectorsOf(element)]));
  const found = new Map<string, (readonly SheetReference[])[]>();
  const add = (name: string, references: readonly SheetReference[]) => {
    if (references.length === 0) return;
    const known = found.get(name) ?? [];
    known.push(references);
    found.set(name, known);
  };
  for (const { attributes } of descendants(root))
    if (attributes.style?.includes('--'))
      add(
        '*',
        referencesIn(declarationsIn(attributes.style)).filter(
          (reference) => isCustom(reference) && isPart(reference[1]),
        ),
      );
  for (const { prelude, references } of styleSheets(root).flatMap(rulesOf)) {
    const parts = references.filter(([, id]) => isPart(id));
    if (parts.length === 0) continue;
    add('*', parts.filter(isCustom));
    const own = parts.filter((part) => !isCustom(part));
    for (const selector of prelude.split(',')) {
      const name = lastPart(selector.trim(), existing);
      if (name !== undefined) add(name, own);
    }
  }
  return found;
}

/**
 * A tag, class or id that every element of the selector has; `*` where that is not easily said, and undefined where
 * no element is meant before somebody points at it.
 */
function lastPart(selector: string, existing: ReadonlySet<string>): string | undefined {
  if (!/^[\w\s.#:>+~-]+$/.test(selector)) return '*';
  if (/:(hover|focus|active)/.test(selector)) return undefined;
  if (selector.match(/[.#][\w-]+/g)?.some((name) => !existing.has(name))) return undefined;
  return /^[.#]?[\w-]+/.exec(selector.split(/[\s>+~]+/).at(-1) ?? '')?.[0] ?? '*';
}
