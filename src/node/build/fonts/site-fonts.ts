import type { Brand } from '../../../site/schema/types.gen';
import { UsageError } from '../../base/content/content-error';
import { type FontFile, type FontPackage, fontPackage } from '../../base/content/font-package';

/** What the style sheets call a font, and what the brand calls it. */
interface Role {
  family: 'Headings' | 'Texts';
  field: 'headingFont' | 'textFont';
  /** The font of a brand that names none. */
  usual: string;
  /** The weights that the style sheets use. */
  weights: readonly [from: number, to: number];
}

/** docs/product.md, fonts. */
const roles: readonly Role[] = [
  { family: 'Headings', field: 'headingFont', usual: 'funnel-display', weights: [600, 700] },
  { family: 'Texts', field: 'textFont', usual: 'geist', weights: [400, 700] },
];

/** A font of a site. */
export interface SiteFont {
  family: Role['family'];
  font: FontPackage;
  files: readonly FontFile[];
}

/** By the weight of the brand. */
export const headingWeights = { light: 400, regular: 500, strong: 600, heavy: 800 } as const;

/** Bold words in light headings are bold, and those in heavy ones as heavy. */
function weightsOf({ field, weights: [from, to] }: Role, brand: Brand | undefined): Role['weights'] {
  const own = field === 'headingFont' && brand?.weight ? headingWeights[brand.weight] : from;
  return [Math.min(from, own), Math.max(to, own)];
}

/** The fonts that a site with this brand is shown in. The check reports one that is not installed. */
export const siteFonts = (brand: Brand | undefined): readonly SiteFont[] =>
  roles.map((role) => {
    const { family, field, usual } = role;
    const named = brand?.[field];
    const font = (named === undefined ? undefined : fontPackage(named)) ?? fontPackage(usual);
    if (!font) throw new UsageError(`The font ${usual} is not installed. Run: npm ci`);
    return { family, font, files: font.files(weightsOf(role, brand)) };
  });

/** Whether text waits for its font in vain or is shown in it late. */
type Display = 'optional' | 'swap';

/** The rule that gives style sheets a file of a font. Of two with the same character, browsers use the later one. */
export function faceRule(
  { family }: SiteFont,
  { weights: [from, to], characters }: FontFile,
  address: string,
  display: Display,
): string {
  const weights = from === to ? from : `${from} ${to}`;
  const range = characters === '' ? '' : `;unicode-range:${characters}`;
  return `@font-face{font-family:${family};src:url(${address});font-weight:${weights};font-display:${display}${range}}`;
}
