import type { Styles } from '../../../app/server/assets';
import { brandStyles } from '../../../site/color/brand-styles';
import { createRecolor } from '../../../site/color/recolor';
import type { Brand } from '../../../site/schema/types.gen';
import { lookStyles } from './brand-looks';

/** Gives style sheets, and drawings as they are written, the colors of a brand. */
export type Recolor = (text: string) => string;

const same: Recolor = (text) => text;

export const recolorOf = (brand: Brand | undefined): Recolor => (brand ? createRecolor(brand) : same);

/** The style sheets of a site with this brand. */
export function brandAssets<Assets extends Styles>(assets: Assets, brand: Brand | undefined): Assets {
  if (!brand) return assets;
  const recolor = recolorOf(brand);
  return {
    ...assets,
    styles: assets.styles && recolor(assets.styles) + brandStyles(brand) + lookStyles(brand),
    blockStyles: assets.blockStyles.map((sheet) => ({ ...sheet, text: recolor(sheet.text) })),
  };
}
