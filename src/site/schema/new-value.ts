import { isRecord } from '../json/is-record';
import { fillSnippet } from './fill-snippet';
import { isProse } from './is-prose';
import { fieldsOf, memberPlan, settledPlan, valuesOf } from './plan-at';
import type { FieldPlan, PlanOf } from './plan-types';

/** What a new value may refer to, and what it must differ from. */
export interface Surroundings {
  /** The paths of all pages. */
  pages: readonly string[];
  /** The ids of all logos. */
  logos: readonly string[];
  /** A word for a text that has no pattern, such as the name of its field. */
  word: string;
  /** The other items of a list. */
  taken: readonly unknown[];
}

/**
 * A value that is valid from its first moment: the schema's snippet, or else its required fields. An item has the
 * optional fields that the other items have.
 */
export function newValue(plan: FieldPlan, around: Surroundings): unknown {
  return withOwnName(plan, likeOthers(plan, sampleOf(plan, around), around), around);
}

/** Two fields of a form can't have one name. */
function withOwnName(plan: FieldPlan, value: unknown, { taken }: Surroundings): unknown {
  const field = fieldsOf(settledPlan(plan, value)).find(({ plan: { kind } }) => kind === 'fieldName');
  if (!field || !isRecord(value)) return value;
  const names = taken.filter(isRecord).map((other) => other[field.key]);
  const sample = value[field.key];
  let name = sample;
  for (let count = 2; names.includes(name); count++) name = `${sample}-${count}`;
  return { ...value, [field.key]: name };
}

/** Without fields that no other item has, and with the pictures and other parts that all of them have. */
function likeOthers(plan: FieldPlan, sample: unknown, around: Surroundings): unknown {
  const others = around.taken.filter(isRecord);
  if (plan.is !== 'object' || !isRecord(sample) || others.length === 0) return sample;
  const fields = plan.fields.flatMap(({ key, required, plan: inner }) => {
    const isPart = inner.is === 'object' || inner.is === 'union';
    if (key in sample) return required || others.some((other) => key in other) ? [[key, sample[key]]] : [];
    return isPart && others.every((other) => key in other)
      ? [[key, newValue(inner, { ...around, word: wordFor(key), taken: [] })]]
      : [];
  });
  return Object.fromEntries(fields);
}

function sampleOf(plan: FieldPlan, around: Surroundings): unknown {
  if (plan.snippet !== undefined) return fitted(plan, fillSnippet(plan.snippet), around);
  switch (plan.is) {
    case 'text':
      return newText(plan, around);
    case 'choice':
      return free(plan.examples.length > 0 ? plan.examples.map(String) : valuesOf(plan), around);
    case 'number':
      return plan.minimum ?? 0;
    case 'switch':
      return true;
    case 'constant':
      return plan.value;
    case 'list':
      return newItems(plan.items, Math.max(plan.minItems, 1, ...around.taken.map(lengthOf)), around);
    case 'object':
      return newObject(plan, around);
    case 'map':
      return {};
    case 'union':
      return newVariant([...plan.variants.values()], around);
    case 'either':
      return newVariant(plan.options, around);
  }
}

/** A row gets as many cells as the longest one has. */
const lengthOf = (other: unknown): number => (Array.isArray(other) ? other.length : 0);

function newVariant([first]: readonly FieldPlan[], around: Surroundings): unknown {
  return first && newValue(first, around);
}

function newObject({ fields }: FieldPlan & { is: 'object' }, around: Surroundings): unknown {
  const needed = fields.filter(({ required }) => required);
  return Object.fromEntries(
    needed.map(({ key, plan }) => [key, newValue(plan, { ...around, word: wordFor(key), taken: [] })]),
  );
}

function newItems(plan: FieldPlan, count: number, around: Surroundings): unknown[] {
  const items: unknown[] = [];
  while (items.length < count) items.push(newValue(plan, { ...around, taken: items }));
  return items;
}

/** `linkText` → "Link text" */
export const wordFor = (key: string): string =>
  key.charAt(0).toUpperCase() + key.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function newText(plan: PlanOf<'text'>, around: Surroundings): string {
  const { word } = around;
  if (isProse(plan.kind)) {
    const more = ` ${word.toLowerCase()}`;
    const times = Math.max(0, Math.ceil((plan.minLength - word.length) / more.length));
    return (word + more.repeat(times)).slice(0, plan.maxLength);
  }
  const [example = ''] = plan.examples.map(String);
  return known(plan.kind, example, around);
}

/** The text itself, or another one if it would refer to what the site does not have. */
function known(kind: FieldPlan['kind'], text: string, around: Surroundings): string {
  const isPath = kind === 'pagePath' || (kind === 'href' && text.startsWith('/'));
  if (!isPath && kind !== 'logoId') return text;
  const there = isPath ? around.pages : around.logos;
  return free(there.includes(text) ? [text, ...there] : there, around, text);
}

/** The first choice that no other item has. */
const free = (choices: readonly string[], { taken }: Surroundings, otherwise = ''): string =>
  choices.find((choice) => !taken.includes(choice)) ?? choices[0] ?? otherwise;

/** A snippet's links lead to pages of this site, and its logos are some of this site. */
function fitted(plan: FieldPlan, value: unknown, around: Surroundings): unknown {
  if (Array.isArray(value)) return value.map((item) => fittedMember(plan, value, '0', item, around));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, fittedMember(plan, value, key, member, around)]),
    );
  return typeof value === 'string' ? known(plan.kind, value, around) : value;
}

function fittedMember(
  plan: FieldPlan,
  parent: unknown,
  key: string,
  value: unknown,
  around: Surroundings,
): unknown {
  const inner = memberPlan(plan, parent, key);
  return inner ? fitted(inner, value, { ...around, taken: [] }) : value;
}
