import { readHex } from '../../../site/color/oklab';
import { toneColors } from '../../../site/color/tone-colors';
import { isRecord } from '../../../site/json/is-record';
import { kindPlan } from '../../../site/schema/field-plan';
import { fieldsOf, valuesOf } from '../../../site/schema/plan-at';
import type { FieldPlan } from '../../../site/schema/plan-types';
import type { Brand } from '../../../site/schema/types.gen';
import type { BrandColors } from '../../protocol/requests';
import { contrastWords } from './contrast-words';

/** The colors of a brand, as far as it is valid: of its samples, and what is said of them. */
export function brandColors(value: unknown): BrandColors {
  const brand = validBrand(value);
  const { grounds, text, text3, accent, button } = toneColors(brand, 'light', 'light');
  return {
    styles: {
      '--s-page': grounds[0],
      '--s-plate': grounds[2] ?? grounds[0],
      '--s-tint': toneColors(brand, 'tint', 'light').grounds[0],
      '--s-ink': toneColors(brand, 'ink', 'light').grounds[0],
      '--s-text': text,
      '--s-soft': text3,
      '--s-accent': accent,
      '--s-fill': button.fill,
      '--s-label': button.label,
      '--s-edge': button.edge,
    },
    words: { color: contrastWords(brand, 'color'), accent: contrastWords(brand, 'accent') },
  };
}

const validBrand = (value: unknown): Brand =>
  Object.fromEntries(
    fieldsOf(kindPlan('brand')).flatMap(({ key, plan }) => {
      const field = isRecord(value) ? value[key] : undefined;
      return isValid(plan, field) ? [[key, field]] : [];
    }),
  );

const isValid = (plan: FieldPlan, value: unknown) =>
  typeof value === 'string' &&
  (plan.kind === 'color' ? readHex(value) !== undefined : valuesOf(plan).includes(value));
