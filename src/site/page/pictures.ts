import type { JsonPath } from '../json/json-path';
import type { Visitors } from '../schema/walk';
import { parseMarkdown } from './markdown';
import { type RichPicture, type RichText, visitRichText } from './rich-text';

/** The pictures of a text, from top to bottom. */
export function picturesIn(rich: RichText): RichPicture[] {
  const pictures: RichPicture[] = [];
  visitRichText(rich, { picture: (picture) => void pictures.push(picture) });
  return pictures;
}

export const picturesOf = (text: string): readonly RichPicture[] =>
  text.includes('![') ? picturesIn(parseMarkdown(text).rich) : [];

/** Where the site's own icons are. */
export const iconFolder = 'images/icons';

/** Whether an icon is one of the site's own, and no name of the set. */
export const isIconFile = (name: string): boolean => name.startsWith(`${iconFolder}/`);

/** Every picture file: of fields, and in long texts. What is no text is passed over. */
export function eachPicture<Context>(
  visit: (src: string, context: Context, at: JsonPath) => void,
): Visitors<Context> {
  return {
    imageFile(src, context, at) {
      if (typeof src === 'string') visit(src, context, at);
    },
    icon(name, context, at) {
      if (typeof name === 'string' && isIconFile(name)) visit(name, context, at);
    },
    longText(text, context, at) {
      if (typeof text !== 'string') return;
      for (const { src } of picturesOf(text)) visit(src, context, at);
    },
  };
}

/** The field of an icon or a logo, and not of a picture. */
export const isMark = (at: JsonPath): boolean =>
  at?.key === 'icon' || at?.key === 'file' || at?.key === 'dark';
