import { cleanSvg } from './clean-svg';
import { flattenStyles } from './flatten-styles';
import { idOf } from './style-text';
import { descendants, type SvgElement, writeSvg } from './svg-element';
import { pixels } from './svg-size';

export interface PublishedSvg {
  /** Missing when the text contains no drawing. */
  markup: string | undefined;
  /** What of the drawing a site may not show, by name. */
  removed: ReadonlySet<string>;
}

/** A cleaned drawing as a file of the site. */
export const fileMarkup = (root: SvgElement): string =>
  `${writeSvg({ ...root, attributes: { xmlns: 'http://www.w3.org/2000/svg', ...root.attributes } })}\n`;

export function svgFile(text: string): PublishedSvg {
  const { root, removed } = cleanSvg(text);
  return { markup: root && fileMarkup(root), removed };
}

const reference = /url\(\s*["']?#([^"'()\s]+)["']?\s*\)/gi;

/** What an animation waits for, such as `spin.end`. */
const event = /(^|;)(\s*)([A-Za-z_][^\s;.]*)(?=\.)/g;

/** What `replace` makes of every id that an attribute refers to. */
function withReferences(name: string, value: string, replace: (id: string) => string): string {
  if (name === 'href') return value.startsWith('#') ? `#${replace(value.slice(1))}` : value;
  const started =
    name === 'begin' || name === 'end'
      ? value.replace(
          event,
          (_all, before: string, space: string, id: string) => before + space + replace(id),
        )
      : value;
  return started.replace(reference, (_all, id: string) => `url(#${replace(id)})`);
}

/**
 * The drawing with other ids, so that they can't clash with a page's anchor or with another drawing's part. Ids that it
 * does not use itself go.
 */
function scopeIds(root: SvgElement, prefix: string): SvgElement {
  const used = new Set<string>();
  const use = (id: string) => {
    used.add(idOf(id));
    return prefix + id;
  };
  for (const { attributes } of descendants(root))
    for (const [name, value] of Object.entries(attributes)) withReferences(name, value, use);

  const scopeAttributes = ({ id, ...others }: SvgElement['attributes']): SvgElement['attributes'] => ({
    // The first of several parts with an id has it, as in a browser.
    ...(id !== undefined && used.delete(id) && { id: prefix + id }),
    ...Object.fromEntries(
      Object.entries(others).map(([name, value]) => [name, withReferences(name, value, (to) => prefix + to)]),
    ),
  });
  const scope = ({ name, attributes, children }: SvgElement): SvgElement => ({
    name,
    attributes: scopeAttributes(attributes),
    children: children.map((child) => (typeof child === 'string' ? child : scope(child))),
  });
  return scope(root);
}

function ownBox({ attributes: { width, height } }: SvgElement): SvgElement['attributes'] {
  const sides = [width, height].map(pixels);
  return sides.every((side) => side > 0) ? { viewBox: `0 0 ${sides.join(' ')}` } : {};
}

/** What a page says of all its words, and a file does not. */
const ofWords = ['direction', 'font-family', 'font-size', 'font-weight', 'letter-spacing'];

const ownWords = (root: SvgElement): SvgElement['attributes'] =>
  [...descendants(root)].some(({ name }) => name === 'text')
    ? Object.fromEntries(ofWords.map((name) => [name, 'initial']))
    : {};

/** A drawing within a page; `prefix` makes its ids unique there. */
export function inlineSvg(text: string, prefix: string, own: Record<string, string> = {}): PublishedSvg {
  const { root, removed } = cleanSvg(text);
  if (!root) return { markup: undefined, removed };
  const all = new Set(removed);
  const drawing = scopeIds(flattenStyles(root, all), prefix);
  // A picture grows as a whole, but a part of a page only with a viewBox.
  const attributes = { ...ownBox(root), ...ownWords(root), ...drawing.attributes, ...own };
  return { markup: writeSvg({ ...drawing, attributes }), removed: all };
}
