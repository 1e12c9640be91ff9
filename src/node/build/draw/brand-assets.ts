import { type BlockStyles, drawingType, type Styles, tonesType } from '../../../app/server/assets';
import { brandStyles, drawingStyles } from '../../../site/color/brand-styles';
import { createRecolor } from '../../../site/color/recolor';
import { toneStyles } from '../../../site/color/tone-styles';
import type { Brand } from '../../../site/schema/types.gen';
import { lookStyles } from './brand-looks';

/** Gives style sheets, and drawings as they are written, the colors of a brand. */
export type Recolor = (text: string) => string;

const same: Recolor = (text) => text;

export const recolorOf = (brand: Brand | undefined): Recolor => (brand ? createRecolor(brand) : same);

/** The style sheets of a site with this brand. Drawings have theirs, and grounds, too, unless all sheets are one. */
export function brandAssets<Assets extends Styles>(assets: Assets, brand: Brand | undefined): Assets {
  const recolor = recolorOf(brand);
  const tones = toneStyles(brand ?? {});
  const ofTones = ({ types }: BlockStyles) => types.includes(tonesType);
  const own = brand ? brandStyles(brand) + lookStyles(brand) : '';
  return {
    ...assets,
    styles: assets.styles && recolor(assets.styles) + own + (assets.blockStyles.some(ofTones) ? '' : tones),
    blockStyles: [
      ...assets.blockStyles.map((sheet) => ({
        ...sheet,
        text: recolor(sheet.text) + (ofTones(sheet) ? tones : ''),
      })),
      { types: [drawingType], text: drawingStyles(brand ?? {}) },
    ],
  };
}
