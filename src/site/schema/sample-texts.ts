import { isRecord } from '../json/is-record';
import { kinds } from './definitions';
import { kindPlan } from './field-plan';
import { isProse } from './is-prose';
import { wordFor } from './new-value';
import { fieldsOf, memberPlan } from './plan-at';
import type { FieldPlan } from './plan-types';

interface Samples {
  /** What snippets ask to replace, such as `${1:Heading}`. One of a choice, `${1|Questions,Answers|}`, may stay. */
  texts: ReadonlySet<string>;
  /** By their keys the words in required texts of an item that has no snippet. */
  words: ReadonlyMap<string, string>;
  longest: number;
}

function readSamples(): Samples {
  const plans = kinds.map(kindPlan);
  const texts = plans.flatMap((plan) => textsIn(plan, plan.snippet));
  const keys = plans.flatMap((plan) => (plan.snippet === undefined ? requiredTexts(plan) : []));
  return {
    texts: new Set(texts),
    words: new Map(keys.map((key) => [key, wordFor(key)])),
    longest: Math.max(...texts.map(({ length }) => length)),
  };
}

function textsIn(plan: FieldPlan, body: unknown): string[] {
  if (Array.isArray(body) || isRecord(body))
    return Object.entries(body).flatMap(([key, value]) => {
      const inner = memberPlan(plan, body, key);
      return inner ? textsIn(inner, value) : [];
    });
  const [, sample] = /^\$\{\d+:([^}]+)\}$/.exec(String(body)) ?? [];
  return sample !== undefined && isProse(plan.kind) ? [sample] : [];
}

const requiredTexts = (plan: FieldPlan): string[] =>
  fieldsOf(plan).flatMap(({ key, required, plan: inner }) => (required && isProse(inner.kind) ? [key] : []));

let known: Samples | undefined;

/** True for the text of a new block, page or item that nobody has replaced. */
export function isSampleText(text: string, key: string | number | undefined): boolean {
  known ??= readSamples();
  if (text.length > known.longest) return false;
  return known.texts.has(text) || (typeof key === 'string' && known.words.get(key) === text);
}
