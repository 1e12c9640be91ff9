import type { Choice, FieldPlan, PlanOf } from '../../../site/schema/plan-types';

type Random = () => number;

/** More devices than that are no surprise, but a crowd. */
const mostItems = 5;

/** Another valid value: every choice and every list of choices by chance, everything else as it is. */
export function surprise(
  { fields }: PlanOf<'object'>,
  value: Readonly<Record<string, unknown>>,
  random: Random = Math.random,
): Record<string, unknown> {
  const changed = fields.map(({ key, plan }) => [key, byChance(plan, value[key], random)] as const);
  return Object.fromEntries(changed.filter(([, member]) => member !== undefined));
}

function byChance(plan: FieldPlan, now: unknown, random: Random): unknown {
  if (plan.is === 'choice') {
    const others = plan.choices.filter((choice) => choice.value !== now);
    return shuffled(others, random)[0] ?? now;
  }
  if (plan.is !== 'list' || plan.items.is !== 'choice') return now;
  const least = Math.max(plan.minItems, 1);
  const most = Math.min(plan.maxItems, plan.items.choices.length, Math.max(mostItems, least));
  const count = least + Math.floor(random() * (most - least + 1));
  return shuffled(plan.items.choices, random).slice(0, count);
}

function shuffled(choices: readonly Choice[], random: Random): string[] {
  return choices
    .map(({ value }) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}

/** A scene has as many arrangements; the words "1" to "8" give each of them. */
export const arrangements = 8;

/** The word for the arrangement after that of another word. */
export const nextSeed = (seed: unknown): string =>
  String((typeof seed === 'string' && /^[1-8]$/.test(seed) ? Number(seed) % arrangements : 0) + 1);
