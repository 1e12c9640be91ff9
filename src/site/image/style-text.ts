import { descendants, type SvgElement } from './svg-element';

const commentOrString = /\/\*[\s\S]*?(?:\*\/|$)|"[^"\n]*"?|'[^'\n]*'?/g;

/** The style sheets of a drawing without their comments, and without braces in their strings. */
export const styleSheets = (
  root: SvgElement,
  isMeant: (sheet: SvgElement) => boolean = () => true,
): string[] =>
  [...descendants(root)].flatMap((element) =>
    element.name === 'style' && isMeant(element)
      ? element.children
          .filter((child) => typeof child === 'string')
          .join('')
          .replace(commentOrString, (found) => (found.startsWith('/') ? '' : found.replace(/[{}]/g, ' ')))
      : [],
  );

/** Each property with its value, as they are written. */
export const declarationsIn = (css: string): [property: string, value: string][] =>
  css.split(';').map((declaration) => {
    const colon = declaration.indexOf(':');
    return [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()];
  });

/** A tag, a class or an id. What depends on other elements or on the window can't be said by attributes. */
export const isSimple = (selector: string): boolean => /^(\*|[a-z][a-z0-9]*|[.#][\w-]+)$/i.test(selector);

/** The simple selectors that match an element. */
export const selectorsOf = ({
  name,
  attributes: { id, class: classes = '' },
}: SvgElement): Iterable<string> =>
  new Set(['*', name, ...classes.split(/\s+/).map((each) => `.${each}`), `#${id}`]);

/** The id that a reference names, as browsers decode it. */
export const idOf = (reference: string): string => reference.replace(/(?:%[0-9a-f]{2})+/gi, decoded);

function decoded(bytes: string): string {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes;
  }
}

/** Of the file's own parts, or of data in it. An SVG in such data would not be cleaned. */
const address = String.raw`#[^"'()\s]+|data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/)[^"'()\s]*`;
const harmlessUrl = new RegExp(
  String.raw`url\(\s*(?:"(?:${address})"|'(?:${address})'|(?:${address}))\s*\)`,
  'gi',
);

/** CSS, or an attribute's value, that asks for nothing: no import, no address but a harmless one. */
export const asksForNothing = (css: string): boolean =>
  !/\\|@import|image\(|image-set\(|cross-fade\(|src\(|url\(/i.test(css.replace(harmlessUrl, '#'));

const part = /^#[^"'()\s]+$/;
const embeddedPicture = /^data:image\/(png|jpe?g|gif|webp|avif)[;,]/i;

/** The same for the value of `href`, which a drawing may have for a part of its own or a picture within it. */
export const isHarmlessAddress = (element: string, href: string): boolean =>
  part.test(href) || (/^(image|feImage)$/.test(element) && embeddedPicture.test(href));
