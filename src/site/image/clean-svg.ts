import { parseSvg, type SvgElement } from './svg-element';

/** Every element that draws. `a` becomes a group: a drawing has no links. */
const drawing = new Set(
  [
    'svg g defs symbol use switch view title desc style a',
    'path rect circle ellipse line polyline polygon text tspan textPath image',
    'linearGradient radialGradient stop pattern clipPath mask marker filter',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge',
    'feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
    'animate animateMotion animateTransform mpath set',
  ].flatMap((names) => names.split(' ')),
);

/** Notes of drawing programs, which nobody misses. */
const isNote = (name: string) => name === 'metadata' || name.includes(':');

/** Other names are notes as well, or would be taken for something of the page's own. */
const isKept = (name: string) =>
  /^[a-z][a-z0-9-]*$/i.test(name) && name !== 'xmlns' && !name.startsWith('data-');

/** CSS that asks for nothing: no import, no address but of the file's own parts and of embedded data. */
export const asksForNothing = (css: string) =>
  !css.includes('\\') && !/@import|image-set\(|src\(|url\((?!\s*["']?(#|data:(image|font)\/))/i.test(css);

function hrefAllowed(element: string, href: string): boolean {
  const address = href.trim();
  return address.startsWith('#') || (/^(image|feImage)$/.test(element) && /^data:image\//i.test(address));
}

/** Whether a script, a request or a link could come of it. */
function isHarmful(element: string, name: string, value: string): boolean {
  if (/^on/i.test(name)) return true;
  if (name === 'href') return !hrefAllowed(element, value);
  return !asksForNothing(value);
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

export interface CleanSvg {
  /** Missing when the text contains no drawing. */
  root: SvgElement | undefined;
  /** What was removed, by name. */
  removed: ReadonlySet<string>;
}

/** A drawing that can neither execute nor load anything, in a page or as a file. */
export function cleanSvg(text: string): CleanSvg {
  const removed = new Set<string>();

  function cleanAttributes({ name: element, attributes }: SvgElement): SvgElement['attributes'] {
    const kept = Object.entries(attributes).filter(([name, value]) => {
      if (!isKept(name)) return false;
      if (!isHarmful(element, name, value)) return true;
      removed.add(name === 'href' ? `href="${shortened(value)}"` : name);
      return false;
    });
    return Object.fromEntries(kept);
  }

  function isAllowed({ name, attributes, children }: SvgElement): boolean {
    if (isNote(name)) return false;
    // An animation could set an address that nobody has looked at.
    const animatesHref = /href$/i.test(attributes.attributeName ?? '');
    const isHarmless =
      drawing.has(name) && !animatesHref && (name !== 'style' || asksForNothing(children.join('')));
    if (!isHarmless) removed.add(`<${name}>`);
    return isHarmless;
  }

  function clean(element: SvgElement): SvgElement {
    return {
      name: element.name === 'a' ? 'g' : element.name,
      attributes: cleanAttributes(element),
      children: element.children
        .filter((child) => typeof child === 'string' || isAllowed(child))
        .map((child) => (typeof child === 'string' ? child : clean(child))),
    };
  }

  const { root, lost } = parseSvg(text);
  return { root: root && clean(root), removed: new Set([...removed, ...lost]) };
}
