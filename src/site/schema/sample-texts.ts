import schema from '../../../site.schema.json';
import { isRecord } from '../json/is-record';
import { planField } from './field-plan';
import { wordFor } from './new-value';
import { memberPlan } from './plan-at';
import type { FieldPlan } from './plan-types';

const plans = Object.keys(schema.$defs).map((kind) => planField({ $ref: `#/$defs/${kind}` }));

/** The texts that snippets ask to replace, such as `${1:Heading}`. One of a choice, `${1|Questions,Answers|}`, may stay. */
const samples: ReadonlySet<string> = new Set(plans.flatMap((plan) => samplesIn(plan, plan.snippet)));

function samplesIn(plan: FieldPlan, body: unknown): string[] {
  if (Array.isArray(body) || isRecord(body))
    return Object.entries(body).flatMap(([key, value]) => {
      const inner = memberPlan(plan, body, key);
      return inner ? samplesIn(inner, value) : [];
    });
  const [, sample] = /^\$\{\d+:([^}]+)\}$/.exec(String(body)) ?? [];
  return sample !== undefined && isWritten(plan) ? [sample] : [];
}

/** By their keys the words in required texts of an item that has no snippet. */
const words: ReadonlyMap<string, string> = new Map(
  plans.flatMap((plan) =>
    plan.is === 'object' && plan.snippet === undefined
      ? plan.fields.flatMap(({ key, required, plan: inner }) =>
          required && isWritten(inner) ? [[key, wordFor(key)] as const] : [],
        )
      : [],
  ),
);

function isWritten({ kind }: FieldPlan): boolean {
  return kind === 'line' || kind === 'markdown';
}

const longest = Math.max(...[...samples].map(({ length }) => length));

/** True for the text of a new block, page or item that nobody has replaced. */
export const isSampleText = (text: string, key: string | number | undefined): boolean =>
  text.length <= longest && (samples.has(text) || (typeof key === 'string' && words.get(key) === text));
