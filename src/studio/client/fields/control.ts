import type { ReactNode } from 'react';
import { isProse } from '../../../site/schema/is-prose';
import type { Choice, FieldPlan } from '../../../site/schema/plan-types';

/** The properties of every control. */
export interface ControlProps {
  /** The id of the element that gets the focus and has the label. */
  id: string;
  /** The id of the label, for groups. */
  labelledBy: string;
  /** The ids of description and messages; empty if there are none. */
  described: string;
  plan: FieldPlan;
  value: unknown;
  pointer: string;
  required: boolean;
  invalid: boolean;
  /** Undefined removes the field. */
  onChange(value: unknown): void;
}

export type Control = (props: ControlProps) => ReactNode;

/** What a text control sets: an empty text removes a field that may be missing. */
export const fieldText = (text: string, required: boolean): string | undefined =>
  text === '' && !required ? undefined : text;

/** The id of the control of a field; of its parts with a suffix. */
export const idOf = (pointer: string): string => `field${encodeURI(pointer)}`;

export const choicesOf = (plan: FieldPlan): readonly Choice[] => (plan.is === 'choice' ? plan.choices : []);

/** What words are for, where people ask. */
const wordHints: readonly (readonly [place: RegExp, hint: string])[] = [
  [/\/alt$/, 'What is seen'],
  [/\/actions?(\/\d+)?\/label$/, 'What happens'],
];

/** The schema's example of a form, such as an address. An example of any words fits no field. */
export function placeholderOf({ plan, pointer }: Pick<ControlProps, 'plan' | 'pointer'>): string {
  if (isProse(plan.kind)) return wordHints.find(([place]) => place.test(pointer))?.[1] ?? '';
  return String(plan.examples[0] ?? '');
}

/** `aria-describedby` with the ids that there are. */
export function describe(...ids: readonly (string | false)[]): { 'aria-describedby'?: string } {
  const there = ids.filter((id) => id !== false && id !== '').join(' ');
  return there === '' ? {} : { 'aria-describedby': there };
}
