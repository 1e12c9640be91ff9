import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawScene } from '../../../art/draw-scene';
import type { SceneDescription } from '../../../art/kit/scene';
import { createPaint } from '../../../art/paint/paint';
import type { Brand } from '../../../site/schema/types.gen';
import { writeWhole } from '../../base/disk/write-whole';
import { recolorOf } from '../draw/brand-assets';
import { siteFonts } from '../fonts/site-fonts';
import { iconImage } from './icon-image';
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
  /** Everything that any of the pictures says. */
  texts: string;
}

/** What one picture shows, and where it goes. */
export interface Job {
  title: string;
  scene: SceneDescription | undefined;
  seed: string;
  file: string;
}

/** The icon as a data address, in a format that librsvg reads; a damaged one is left out, as browsers do. */
async function markAddress(icon: string | Uint8Array): Promise<string | undefined> {
  const png = await iconImage(icon, markSize);
  return png && `data:image/png;base64,${png.toString('base64')}`;
}

/** Gives what draws one picture after the other. */
export async function createDrawPicture({ styleSheets, siteName, icon, brand, texts }: Shared) {
  const paint = createPaint(styleSheets.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const recolor = recolorOf(brand);
  const heading = siteFonts(brand).find(({ family }) => family === 'Headings');
  if (!heading) throw new Error('There is no font for headings.');
  const font = await openTitleFont(heading, texts);
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
