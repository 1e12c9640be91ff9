import { longestSide } from '../image/photo-limits';
import { pictureOf } from '../image/picture';
import { eachPicture } from '../page/pictures';
import type { Rule } from './rule';

/** For the site's icon, which browsers and the build show at 40 pixels. */
const mostOfIcon = 4;

export const imagePixels: Rule<{
  tooMany: [src: string, width: number, height: number, most: number];
  icon: [src: string, width: number, height: number];
}> = {
  id: 'image-pixels',
  severity: 'error',
  meaning: 'A picture is not too large for the build and for phones, which decode all its pixels.',
  messages: {
    tooMany: {
      cause: (src) => ['unreadable', src],
      message: (src, width, height, most) =>
        `The picture ${src} has ${width} × ${height} pixels; it can have at most ${most} megapixels, and ${longestSide} pixels on each side.`,
      help: () => 'Save it smaller: no page shows more than 2560 pixels of its width.',
      example: ['images/harbor.jpg', 12_000, 9_000, 64],
    },
    icon: {
      message: (src, width, height) =>
        `The icon ${src} has ${width} × ${height} pixels; it can have at most ${mostOfIcon} megapixels.`,
      help: () => 'Save it smaller: 512 × 512 pixels are enough.',
      example: ['images/icon.png', 6_000, 6_000],
    },
  },
  fields: eachPicture((src, { content, report }, at) => {
    const { size, mostMegapixels: most } = pictureOf(content.files, src) ?? {};
    if (!size || most === undefined) return;
    const { width, height } = size;
    const megapixels = (width * height) / 1_000_000;
    if (at?.key === 'icon' && megapixels > mostOfIcon) report(at, 'icon', src, width, height);
    else if (megapixels > most || Math.max(width, height) > longestSide)
      report(at, 'tooMany', src, width, height, most);
  }),
};
