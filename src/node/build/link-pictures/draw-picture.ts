import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawScene } from '../../../art/draw-scene';
import { drawDrawing } from '../../../art/drawings/draw-drawing';
import type { DrawingDescription } from '../../../art/drawings/drawing';
import type { SceneDescription } from '../../../art/kit/scene';
import { createPaint } from '../../../art/paint/paint';
import { drawingColors, withColors } from '../../../site/color/drawing-colors';
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

export type Art =
  | { kind: 'scene'; scene: SceneDescription }
  | { kind: 'drawing'; drawing: DrawingDescription };

/** What one picture shows, and where it goes. */
export interface Job {
  title: string;
  art: Art | undefined;
  file: string;
}

/** The icon as a data address, in a format that librsvg reads; a damaged one is left out, as browsers do. */
async function markAddress(icon: string | Uint8Array): Promise<string | undefined> {
  const png = await iconImage(icon, markSize);
  return png && `data:image/png;base64,${png.toString('base64')}`;
}

/** A drawing fills the part beside the title, and is cut at its edges. */
const besideTitle = (drawing: string) =>
  `<svg class="">${drawing.replace('<svg', '<svg x="640" width="560" height="630"')}</svg>`;

/** Its seed is its own. */
const artOf = (art: Art): string =>
  art.kind === 'scene'
    ? drawScene(art.scene, 'share', '')
    : besideTitle(drawDrawing(art.drawing, 'share', '', ''));

/** Gives what draws one picture after the other. */
export async function createDrawPicture({ styleSheets, siteName, icon, brand, texts }: Shared) {
  const paint = createPaint(styleSheets.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const recolor = recolorOf(brand);
  const colors = drawingColors({ ...brand, ground: 'white' }, 'light');
  const heading = siteFonts(brand).find(({ family }) => family === 'Headings');
  if (!heading) throw new Error('There is no font for headings.');
  const font = await openTitleFont(heading, texts);
  const mark = icon === undefined ? undefined : await markAddress(icon);

  return async ({ title, art, file }: Job): Promise<void> => {
    const svg = ogPicture({ title, siteName, mark, drawing: art && artOf(art) }, paint, font);
    writeWhole(
      file,
      await sharp(Buffer.from(withColors(recolor(svg), colors)))
        .removeAlpha()
        .png()
        .toBuffer(),
    );
  };
}
