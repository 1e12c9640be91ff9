import { callColors } from '../../../site/color/brand-styles';
import { standardLooks } from '../../../site/color/standard-looks';
import { tokenPairs, written } from '../../../site/color/tone-tokens';
import type { Brand } from '../../../site/schema/types.gen';

/**
 * The names of the style sheets in `src/app/styles/looks/` that a brand has, in order: `<field>-<value>` for each value
 * that is not the standard, and one for a font of its own.
 */
export function looksOf(brand: Brand = {}): string[] {
  const values = new Map<string, unknown>(Object.entries(brand));
  const looks = Object.entries(standardLooks).flatMap(([field, standard]) => {
    const value = values.get(field) ?? standard;
    return value === standard ? [] : [`${field}-${value}`];
  });
  return brand.textFont ? [...looks, 'text-font'] : looks;
}

/** The colors of the panel that centered headings give a picture. */
export const panelStyles = (brand: Brand): string =>
  brand.heads === 'centered'
    ? `@layer tokens{@media screen{.cta.picture>.cta-frame{${written(tokenPairs(brand, 'brand', callColors))}}}}`
    : '';
