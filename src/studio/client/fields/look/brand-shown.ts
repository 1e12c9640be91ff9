import { createContext } from 'react';
import { readHex } from '../../../../site/color/oklab';
import { valuesOf } from '../../../../site/schema/plan-at';
import type { FieldPlan, PlannedField } from '../../../../site/schema/plan-types';
import type { Brand } from '../../../../site/schema/types.gen';
import { standard } from './faces';

/** The brand that the samples are drawn in. */
export const BrandContext = createContext<Brand>(standard);

/** A brand as the site shows it: without what is wrong, and with what is missing. */
export const brandShown = (
  fields: readonly PlannedField[],
  value: Readonly<Record<string, unknown>>,
): Brand => ({
  ...standard,
  ...Object.fromEntries(
    fields
      .map(({ key, plan }) => [key, value[key], plan] as const)
      .filter(([, set, plan]) => isDrawn(plan, set)),
  ),
});

function isDrawn(plan: FieldPlan, value: unknown): boolean {
  if (plan.is === 'switch') return typeof value === 'boolean';
  return (
    typeof value === 'string' &&
    (plan.kind === 'color' ? readHex(value) !== undefined : valuesOf(plan).includes(value))
  );
}
