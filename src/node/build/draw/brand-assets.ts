import { type BlockStyles, drawingType, focusType, type Styles, tonesType } from '../../../app/server/assets';
import { brandStyles, drawingStyles } from '../../../site/color/brand-styles';
import { createRecolor } from '../../../site/color/recolor';
import { toneStyles } from '../../../site/color/tone-styles';
import type { Brand } from '../../../site/schema/types.gen';
import { focusStyles } from '../photos/focal-point';
import { looksOf, panelStyles } from './brand-looks';

/** Gives style sheets, and drawings as they are written, the colors of a brand. */
export type Recolor = (text: string) => string;

const same: Recolor = (text) => text;

export const recolorOf = (brand: Brand | undefined): Recolor => (brand ? createRecolor(brand) : same);

interface BrandSheets {
  /** Those of every document, before and after those of its looks. */
  colors: string;
  panels: string;
  tones: string;
  drawings: string;
}

let last: { key: string; sheets: BrandSheets } | undefined;

/** Kept for the brand that was asked for last: the development server asks with every page. */
function sheetsOf(brand: Brand): BrandSheets {
  const key = JSON.stringify(brand);
  if (last?.key === key) return last.sheets;
  const sheets = {
    colors: brandStyles(brand),
    panels: panelStyles(brand),
    tones: toneStyles(brand),
    drawings: drawingStyles(brand),
  };
  last = { key, sheets };
  return sheets;
}

/** The style sheets of a site with this brand. Drawings have theirs, and grounds, too, unless all sheets are one. */
export function brandAssets<Assets extends Styles>(assets: Assets, brand: Brand | undefined): Assets {
  const recolor = recolorOf(brand);
  const { colors, panels, tones, drawings } = sheetsOf(brand ?? {});
  const looks = looksOf(brand).map((look) => assets.looks[look] ?? '');
  const own = [colors, ...looks, panels].join('');
  const ofTones = ({ types }: BlockStyles) => types.includes(tonesType);
  return {
    ...assets,
    styles: assets.styles && recolor(assets.styles) + own + (assets.blockStyles.some(ofTones) ? '' : tones),
    blockStyles: [
      ...assets.blockStyles.map((sheet) => ({
        ...sheet,
        text: recolor(sheet.text) + (ofTones(sheet) ? tones : ''),
      })),
      { types: [focusType], text: focusStyles },
      { types: [drawingType], text: drawings },
    ],
  };
}
