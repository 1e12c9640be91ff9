import { imageSize } from './image-size';
import type { ImageSize } from './size';
import { styleSheets } from './style-text';
import { descendants, type SvgElement } from './svg-element';

const picture = /data:image\/(png|jpe?g|gif|webp|avif)((?:;[\w=-]+)*),([^"'()]*)/gi;

/** The sizes of the pictures that a drawing holds as data, as far as their headers give them. */
export function* embeddedSizes(root: SvgElement): Generator<ImageSize> {
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
