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
