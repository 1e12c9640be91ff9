import { cleanSvg } from './clean-svg';
import { flattenStyles } from './flatten-styles';
import { scopeIds } from './scope-ids';
import { type SvgElement, writeSvg } from './svg-element';

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

/** A drawing within a page; `prefix` makes its ids unique there. */
export function inlineSvg(text: string, prefix: string, own: Record<string, string> = {}): PublishedSvg {
  const { root, removed } = cleanSvg(text);
  if (!root) return { markup: undefined, removed };
  const all = new Set(removed);
  const drawing = scopeIds(flattenStyles(root, all), prefix);
  return { markup: writeSvg({ ...drawing, attributes: { ...drawing.attributes, ...own } }), removed: all };
}
