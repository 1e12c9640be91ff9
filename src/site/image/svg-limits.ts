import { embeddedSizes } from './embedded-pictures';
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

const url = /url\(\s*["']?#([^"'()\s]+)/gi;
const hrefDraws = new Set(['use', 'feImage', 'pattern', 'filter']);

/** The ids of what is drawn at an element, and how often. */
function* drawnIds({ name, attributes }: SvgElement): Generator<[id: string, times: number]> {
  for (const [key, value] of Object.entries(attributes)) {
    if (key === 'href' && hrefDraws.has(name)) yield [value.slice(1), 1];
    // A marker is drawn at every point of a line.
    const times = key.startsWith('marker') ? 1 + (attributes.d ?? attributes.points ?? '').length / 4 : 1;
    for (const [, id = ''] of value.matchAll(url)) yield [id, times];
  }
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
  const costs = new Map<SvgElement, number>();
  const open = new Set<SvgElement>();
  let endless: string | undefined;

  function cost(element: SvgElement): number {
    const known = costs.get(element);
    if (known !== undefined) return known;
    if (open.size > deepest) return Infinity;
    open.add(element);
    let sum = costOf(element.name);
    for (const child of element.children) if (typeof child !== 'string') sum += cost(child);
    for (const [id, times] of drawnIds(element)) {
      const part = byId.get(id);
      if (part && open.has(part)) endless ??= id;
      else if (part) sum += cost(part) * times;
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

function findPixels(root: SvgElement): SvgExcess | undefined {
  let pixels = 0;
  for (const { width, height } of embeddedSizes(root)) pixels += width * height;
  const megapixels = Math.ceil(pixels / 1e6);
  return megapixels > mostEmbeddedMegapixels ? { kind: 'pixels', megapixels } : undefined;
}

export const svgExcess = (root: SvgElement): SvgExcess | undefined =>
  findRepetition(root) ?? findNumber(root) ?? findPixels(root);
