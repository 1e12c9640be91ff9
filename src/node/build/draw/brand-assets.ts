import type { Styles } from '../../../app/server/assets';
import { brandStyles } from '../../../site/color/brand-styles';
import { createRecolor } from '../../../site/color/recolor';
import type { Brand } from '../../../site/schema/types.gen';

/** By the name of the corners: the radius of small parts and of large ones, in pixels. Soft ones are those of tokens.css. */
const radii: Readonly<Record<NonNullable<Brand['corners']>, readonly [number, number] | undefined>> = {
  square: [0, 0],
  soft: undefined,
  round: [22, 28],
};

function cornerStyles(corners: Brand['corners']): string {
  const [small, large] = (corners && radii[corners]) ?? [];
  if (small === undefined) return '';
  return `@layer tokens{:root{--radius:${small}px;--radius-large:${large}px}}`;
}

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
    styles: assets.styles && recolor(assets.styles) + brandStyles(brand) + cornerStyles(brand.corners),
    blockStyles: assets.blockStyles.map((sheet) => ({ ...sheet, text: recolor(sheet.text) })),
  };
}
