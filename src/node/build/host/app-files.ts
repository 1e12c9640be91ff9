import type sharp from 'sharp';
import { outputFiles } from '../../../site/page/output-paths';
import type { Site } from '../../../site/resolve/site';
import { directionOf } from '../../../site/words/direction-of';
import { recolorOf } from '../draw/brand-assets';

/** The colors of a page behind everything, in both themes: tokens.css. */
const pageColors = { light: '#ffffff', dark: '#080e19' };

/** By the file: its side in pixels. Phones cut corners off, so the icon has room around it. */
const iconSides = { [outputFiles.touchIcon]: 180, [outputFiles.icon192]: 192, [outputFiles.icon512]: 512 };
const iconPart = 0.72;

export const appIconFiles: readonly string[] = Object.keys(iconSides);

/** The colors that browsers may give to what is around a page. */
export function themeColors({ settings }: Site): { light: string; dark: string } {
  return { light: pageColors.light, dark: recolorOf(settings.brand)(pageColors.dark) };
}

/** Names the site and its icons for phones: https://www.w3.org/TR/appmanifest/. */
export function appManifest({ settings, base }: Site): string {
  const { light } = pageColors;
  return `${JSON.stringify({
    name: settings.name,
    lang: settings.language,
    dir: directionOf(settings.language),
    start_url: `${base}/`,
    display: 'browser',
    background_color: light,
    theme_color: light,
    icons: [outputFiles.icon192, outputFiles.icon512].map((file) => ({
      src: `${base}/${file}`,
      sizes: `${iconSides[file]}x${iconSides[file]}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  })}\n`;
}

export interface AppIcon {
  path: string;
  content: Uint8Array;
}

/** The site's icon on white, for phones; none if it is damaged. `icon` is as it is published. */
export async function appIcons(icon: string | Uint8Array): Promise<AppIcon[]> {
  // Loaded only when there is something to draw.
  const [{ default: createImage }, { iconImage }] = await Promise.all([
    import('sharp'),
    import('../link-pictures/icon-image'),
  ]);
  const icons = Object.entries(iconSides).map(async ([path, side]) => {
    const mark = await iconImage(icon, Math.round(side * iconPart));
    return mark ? [{ path, content: await onWhite(createImage, mark, side) }] : [];
  });
  return (await Promise.all(icons)).flat();
}

function onWhite(createImage: typeof sharp, mark: Buffer, side: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background: pageColors.light };
  return createImage({ create })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer();
}
