import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawScene } from '../../art/draw-scene';
import type { SceneDescription } from '../../art/kit/scene';
import { createPaint } from '../../art/paint/paint';
import { parseSvg, writeSvg } from '../../site/image/svg-element';
import { svgSize } from '../../site/image/svg-size';
import type { Brand } from '../../site/schema/types.gen';
import { writeWhole } from '../disk/write-whole';
import { recolorOf } from '../draw/brand-assets';
import { markSize, ogPicture } from './picture-svg';
import { openTitleFont } from './title-font';

// One thread a picture, as several are made at once; no memory kept for pictures that do not come again.
sharp.concurrency(1);
sharp.cache(false);

/** What all pictures of a site have in common. */
export interface Shared {
  styleSheets: readonly string[];
  siteName: string;
  /** The site's icon as it is published: cleaned markup, or the bytes of a picture. */
  icon: string | Uint8Array | undefined;
  brand: Brand | undefined;
}

/** What one picture shows, and where it goes. */
export interface Job {
  title: string;
  scene: SceneDescription | undefined;
  seed: string;
  file: string;
}

/** A drawing is drawn no larger than it is shown, whatever its own size is. */
function sized(drawing: string): string {
  const { root } = parseSvg(drawing);
  if (!root) return drawing;
  const { width, height } = svgSize(root) ?? { width: markSize, height: markSize };
  const viewBox = root.attributes.viewBox ?? `0 0 ${width} ${height}`;
  // Drawn twice as large, and then made smaller, edges are as smooth as those of photos.
  const side = String(markSize * 2);
  return writeSvg({ ...root, attributes: { ...root.attributes, viewBox, width: side, height: side } });
}

/** The icon as a data address, in a format that librsvg reads; a damaged one is left out, as browsers do. */
async function markAddress(icon: string | Uint8Array): Promise<string | undefined> {
  const size = { width: markSize, height: markSize, background: 'transparent' };
  // From memory, a drawing can't load the files beside it.
  const mark = sharp(typeof icon === 'string' ? Buffer.from(sized(icon)) : icon)
    .resize({ ...size, fit: 'contain' })
    .png();
  const png = await mark.toBuffer().catch(() => undefined);
  return png && `data:image/png;base64,${png.toString('base64')}`;
}

/** Gives what draws one picture after the other. */
export async function createDrawPicture({ styleSheets, siteName, icon, brand }: Shared) {
  const paint = createPaint(styleSheets.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const recolor = recolorOf(brand);
  const font = await openTitleFont();
  const mark = icon === undefined ? undefined : await markAddress(icon);

  return async ({ title, scene, seed, file }: Job): Promise<void> => {
    const drawing = scene && drawScene(scene, 'share', seed);
    const svg = ogPicture({ title, siteName, mark, drawing }, paint, font);
    writeWhole(
      file,
      await sharp(Buffer.from(recolor(svg)))
        .removeAlpha()
        .png()
        .toBuffer(),
    );
  };
}
