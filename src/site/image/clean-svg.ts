import { asksForNothing, isHarmlessAddress } from './style-text';
import { parseSvg, type SvgElement } from './svg-element';
import * as allowed from './svg-names';

/** Namespaces of what browsers show. */
const drawn = /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xlink)$/;

/** In these, a browser reads other languages than SVG. */
const textOnly = new Set(['style', 'title', 'desc']);

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const textIn = ({ children }: SvgElement) => children.filter((child) => typeof child === 'string').join('');

export interface CleanSvg {
  /** Missing when the text contains no drawing. */
  root: SvgElement | undefined;
  /** What was removed, by name. */
  removed: ReadonlySet<string>;
}

/** A drawing that can neither execute nor load anything, in a page or as a file. */
export function cleanSvg(text: string): CleanSvg {
  const removed = new Set<string>();
  const { root, lost } = parseSvg(text);
  /** A note of a drawing program has a prefix, which may also be another name for SVG. */
  const isNote = (name: string) => {
    const [prefix, own] = name.split(':');
    return own !== undefined && !drawn.test(root?.attributes[`xmlns:${prefix}`] ?? '');
  };

  function cleanAttributes({ name: element, attributes }: SvgElement): SvgElement['attributes'] {
    const kept = Object.entries(attributes).flatMap(([name, written]): [string, string][] => {
      const value = name === 'href' ? written.trim() : written;
      const isHarmless = name === 'href' ? isHarmlessAddress(element, value) : asksForNothing(value);
      if (allowed.attributes.has(name) && isHarmless) return [[name, value]];
      if (name === 'href') removed.add(`href="${shortened(value)}"`);
      else if (/^on/i.test(name) || allowed.attributes.has(name) || (name.endsWith(':href') && !isNote(name)))
        removed.add(name);
      return [];
    });
    return Object.fromEntries(kept);
  }

  function isAllowed(element: SvgElement): boolean {
    const { name, attributes } = element;
    if (name === 'metadata' || isNote(name)) return false;
    const isHarmless =
      allowed.elements.has(name) &&
      (attributes.attributeName === undefined || allowed.isAnimated(attributes.attributeName)) &&
      // A style sheet with a title may be one of several to choose from.
      (name !== 'style' || (attributes.title === undefined && asksForNothing(textIn(element))));
    if (!isHarmless) removed.add(`<${name}>`);
    return isHarmless;
  }

  function cleanChildren(element: SvgElement): SvgElement['children'] {
    const children: SvgElement['children'] = [];
    for (const child of element.children) {
      const last = children.at(-1);
      if (typeof child !== 'string') {
        if (isAllowed(child) && !textOnly.has(element.name)) children.push(clean(child));
      } else if (typeof last === 'string') children[children.length - 1] = last + child;
      else children.push(child);
    }
    return children;
  }

  const clean = (element: SvgElement): SvgElement => ({
    name: element.name === 'a' ? 'g' : element.name,
    attributes: cleanAttributes(element),
    children: cleanChildren(element),
  });

  if (/<\?xml-stylesheet\b/.test(text)) removed.add('<?xml-stylesheet?>');
  return { root: root && clean(root), removed: new Set([...removed, ...lost]) };
}
