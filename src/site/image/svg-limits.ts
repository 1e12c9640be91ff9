import { flattenStyles } from './flatten-styles';
import { imageSize } from './image-size';
import { referencesIn, type SheetReference, sheetReferences } from './sheet-references';
import type { ImageSize } from './size';
import { declarationsIn, idOf, selectorsOf, styleSheets } from './style-text';
import { descendants, type SvgElement } from './svg-element';

/** How many shapes references may add to those that are written: more than any picture needs, and drawn at once. */
export const mostRepeated = 20_000;

/** Larger numbers look no different, or keep a browser busy for minutes. */
const largest = { numOctaves: 10, order: 15, radius: 500, stdDeviation: 1000 } as const;

/** Why a drawing would take too long to draw. */
export type SvgExcess =
  | { kind: 'repeated' }
  | { kind: 'endless'; id: string }
  | { kind: 'pixels'; megapixels: number }
  | { kind: 'number'; name: string; value: string; most: number };

/** Of all pictures within a drawing: a browser decodes each as a whole. */
export const mostEmbeddedMegapixels = 20;

/** A step of a filter goes through all pixels, and costs as much as so many shapes. */
const costOf = (name: string) => (name.startsWith('fe') ? 10 : 1);

/** No drawing has more parts within parts. */
const deepest = 1_000;

const hrefDraws = new Set(['use', 'feImage', 'pattern', 'filter']);

interface Drawn {
  id: string;
  times: number;
  /** False where another rule may say something else of this element. */
  isSure: boolean;
}

/** What is drawn at an element besides it: once, or where it is a marker, at every point of a line. */
function* drawnAt(element: SvgElement, sheets: ReturnType<typeof sheetReferences>): Generator<Drawn> {
  const { href, style = '', ...others } = element.attributes;
  const points = 1 + (others.d ?? others.points ?? '').length / 4;
  const drawn = ([property, id]: SheetReference, isSure: boolean): Drawn => ({
    id,
    times: property.startsWith('marker') ? points : 1,
    isSure,
  });
  if (href !== undefined && hrefDraws.has(element.name)) yield drawn(['href', idOf(href.slice(1))], true);
  for (const reference of referencesIn([...Object.entries(others), ...declarationsIn(style)]))
    yield drawn(reference, true);
  for (const selector of sheets.size > 0 ? selectorsOf(element) : [])
    for (const references of sheets.get(selector) ?? [])
      for (const reference of references) yield drawn(reference, false);
}

/** An id within itself, or too many shapes. Each part is counted once, whatever refers to it. */
function findRepetition(root: SvgElement): SvgExcess | undefined {
  const byId = new Map<string, SvgElement>();
  let written = 0;
  for (const element of descendants(root)) {
    const { id } = element.attributes;
    written += costOf(element.name);
    // A gradient is drawn once for all that it fills.
    if (id !== undefined && !byId.has(id) && !element.name.endsWith('Gradient')) byId.set(id, element);
  }
  const sheets = sheetReferences(root, (id) => byId.has(id));
  const costs = new Map<SvgElement, number>();
  const open = new Set<SvgElement>();
  let endless: string | undefined;
  let references = 0;

  function cost(element: SvgElement): number {
    const known = costs.get(element);
    if (known !== undefined) return known;
    if (open.size > deepest) return Infinity;
    open.add(element);
    let sum = costOf(element.name);
    for (const child of element.children) if (typeof child !== 'string') sum += cost(child);
    for (const { id, times, isSure } of drawnAt(element, sheets)) {
      const part = byId.get(id);
      if (!part) continue;
      if (!open.has(part)) sum += cost(part) * times;
      else if (isSure) endless ??= id;
      // Each adds at least one shape.
      if (references++ > mostRepeated) {
        sum = Infinity;
        break;
      }
    }
    open.delete(element);
    costs.set(element, sum);
    return sum;
  }
  const total = cost(root);
  if (endless !== undefined) return { kind: 'endless', id: endless };
  return total - written > mostRepeated ? { kind: 'repeated' } : undefined;
}

function findNumber(root: SvgElement): SvgExcess | undefined {
  for (const { attributes } of descendants(root))
    for (const [name, most] of Object.entries(largest)) {
      const animated = attributes.attributeName?.trim() === name;
      const { from, to, by, values } = attributes;
      for (const value of [attributes[name], ...(animated ? [from, to, by, values] : [])])
        if (value?.split(/[\s,;]+/).some((each) => Number.parseFloat(each) > most))
          return { kind: 'number', name, value, most };
    }
  return undefined;
}

const picture = /data:image\/(png|jpe?g|gif|webp|avif)((?:;[\w=-]+)*),([^"'()]*)/gi;

/** The sizes of the pictures that a drawing holds as data, as far as their headers give them. */
function* embeddedSizes(root: SvgElement): Generator<ImageSize> {
  const attributes = [...descendants(root)].flatMap((element) => Object.values(element.attributes));
  for (const value of [...attributes, ...styleSheets(root)])
    for (const [, kind = '', parameters = '', data = ''] of value.matchAll(picture)) {
      const size = imageSize(`.${kind.toLowerCase()}`, bytesOf(data, /;base64$/i.test(parameters)));
      if (size) yield size;
    }
}

/** As browsers read a data URL. */
function bytesOf(data: string, isBase64: boolean): Uint8Array {
  const written = data.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  try {
    return Uint8Array.from(isBase64 ? atob(written) : written, (character) => character.charCodeAt(0));
  } catch {
    // Browsers don't show what they can't decode either.
    return new Uint8Array();
  }
}

function findPixels(root: SvgElement): SvgExcess | undefined {
  let pixels = 0;
  for (const { width, height } of embeddedSizes(root)) pixels += width * height;
  const megapixels = Math.ceil(pixels / 1e6);
  return megapixels > mostEmbeddedMegapixels ? { kind: 'pixels', megapixels } : undefined;
}

/** A style that draws an element within itself counts only where it wins. */
const findInStyles = (root: SvgElement): SvgExcess | undefined =>
  styleSheets(root).length === 0 ? undefined : findRepetition(flattenStyles(root, new Set()));

export const svgExcess = (root: SvgElement): SvgExcess | undefined =>
  findRepetition(root) ?? findInStyles(root) ?? findNumber(root) ?? findPixels(root);
