import { fieldsOf, valuesOf } from './plan-at';
import type { FieldPlan, PlannedField } from './plan-types';
import type { Drawing, DrawnThing } from './types.gen';

interface Choices {
  form?: readonly NonNullable<Drawing['form']>[];
  things?: readonly DrawnThing[];
}

/** The forms and things that each kind of drawing has. */
export const drawingChoices: { readonly [Kind in Drawing['kind']]: Choices } = {
  waves: { form: ['line', 'flat'] },
  hills: { form: ['closed', 'open'] },
  leaves: { form: ['rising', 'hanging'], things: ['berries'] },
  grid: { form: ['truss', 'shell', 'fan', 'tower', 'waffle'] },
  city: { form: ['line', 'flat'], things: ['water'] },
  stars: { form: ['line', 'flat'] },
  table: { things: ['cup', 'glass', 'cake', 'buns', 'leaf', 'spoon', 'beans', 'book'] },
  grain: { form: ['upright', 'lying'] },
  inlay: {},
};

type Fields = Readonly<Record<string, unknown>>;

/** Of the fields that depend on the kind; undefined of what is no kind. */
const choicesOf = (kind: unknown): Map<string, readonly unknown[]> | undefined => {
  const [, choices] = Object.entries(drawingChoices).find(([name]) => name === kind) ?? [];
  return choices && new Map(Object.entries({ form: [], things: [], ...choices }));
};

/** The fields of an object. A drawing has only those that its kind has, with its choices, and what it says already. */
export function fieldsFor(plan: FieldPlan | undefined, value: Fields): readonly PlannedField[] {
  const choices = plan?.kind === 'drawing' ? choicesOf(value.kind) : undefined;
  return fieldsOf(plan).flatMap((field) => {
    const names = choices?.get(field.key);
    if (!names) return field;
    const narrowed = narrow(field.plan, [...names, ...[value[field.key]].flat()]);
    return narrowed ? { ...field, plan: narrowed } : [];
  });
}

/** The plan with only these of its choices; undefined if none is left. */
function narrow(plan: FieldPlan, names: readonly unknown[]): FieldPlan | undefined {
  if (plan.is === 'list') {
    const items = narrow(plan.items, names);
    return items && { ...plan, items, maxItems: Math.min(plan.maxItems, valuesOf(items).length) };
  }
  if (plan.is !== 'choice') return plan;
  const choices = plan.choices.filter(({ value }) => names.includes(value));
  return choices.length > 0 ? { ...plan, choices } : undefined;
}

/** A drawing of another kind, without what that one does not have. */
export function withKind(drawing: Fields, kind: string): Fields {
  const choices = choicesOf(kind);
  const kept = Object.entries({ ...drawing, kind }).flatMap(([key, value]): [string, unknown][] => {
    const names = choices?.get(key);
    if (!names) return [[key, value]];
    if (!Array.isArray(value)) return names.includes(value) ? [[key, value]] : [];
    const left = value.filter((name) => names.includes(name));
    return left.length > 0 ? [[key, left]] : [];
  });
  return Object.fromEntries(kept);
}
