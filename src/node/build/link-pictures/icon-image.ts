import sharp from 'sharp';
import { parseSvg, writeSvg } from '../../../site/image/svg-element';
import { svgSize } from '../../../site/image/svg-size';

/** A drawing is drawn as large as it is shown, whatever its own size is. */
function sized(drawing: string, side: number): string {
  const { root } = parseSvg(drawing);
  if (!root) return drawing;
  const { width, height } = svgSize(root) ?? { width: side, height: side };
  const viewBox = root.attributes.viewBox ?? `0 0 ${width} ${height}`;
  // Drawn twice as large, and then made smaller, edges are as smooth as those of photos.
  const drawn = String(side * 2);
  return writeSvg({ ...root, attributes: { ...root.attributes, viewBox, width: drawn, height: drawn } });
}

/**
 * The site's icon as a square PNG; undefined if it is damaged. `icon` is as it is published: cleaned markup, or the
 * bytes of a picture.
 */
export const iconImage = (icon: string | Uint8Array, side: number): Promise<Buffer | undefined> =>
  // From memory, a drawing can't load the files beside it.
  sharp(typeof icon === 'string' ? Buffer.from(sized(icon, side)) : icon)
    .resize({ width: side, height: side, background: 'transparent', fit: 'contain' })
    .png()
    .toBuffer()
    .catch(() => undefined);
