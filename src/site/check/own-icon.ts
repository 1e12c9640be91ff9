import { pictureOf } from '../image/picture';
import { isIconFile } from '../page/pictures';
import type { Rule } from './rule';

/** Each page has it once for every place that shows it. */
const mostBytes = 10_000;

export const ownIcon: Rule<{
  notSquare: [src: string, width: number, height: number];
  heavy: [src: string, bytes: number];
}> = {
  id: 'own-icon',
  severity: 'warning',
  meaning: "An icon of the site's own is square and small: it becomes part of every page that shows it.",
  messages: {
    notSquare: {
      message: (src, width, height) =>
        `The icon ${src} is ${width} × ${height}; an icon should be as wide as it is high.`,
      help: () => 'Give its <svg> a square viewBox around the drawing, such as viewBox="0 0 24 24".',
      example: ['images/icons/van.svg', 48, 24],
    },
    heavy: {
      message: (src, bytes) =>
        `The icon ${src} has ${Math.ceil(bytes / 1000)} KB; an icon should have at most ${mostBytes / 1000} KB.`,
      help: () => 'Draw it with fewer shapes: visitors load it with every page that shows it.',
      example: ['images/icons/van.svg', 48_200],
    },
  },
  fields: {
    icon(src: string, { content: { files }, report }, at) {
      const picture = isIconFile(src) ? pictureOf(files, src) : undefined;
      if (!picture) return;
      const { size, bytes } = picture;
      if (size && size.width !== size.height) report(at, 'notSquare', src, size.width, size.height);
      if (bytes > mostBytes) report(at, 'heavy', src, bytes);
    },
  },
};
