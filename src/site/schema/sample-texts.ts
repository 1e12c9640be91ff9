import { isRecord } from '../json/is-record';
import type { JsonPath } from '../json/json-path';
import { type Kind, kinds } from './definitions';
import { kindPlan } from './field-plan';
import { isProse } from './is-prose';
import { wordFor } from './new-value';
import { fieldsOf, memberPlan, settledPlan } from './plan-at';
import type { FieldPlan } from './plan-types';

/** What a field holds until somebody replaces it. */
interface SampleField {
  /** From a value of the kind to the field, without the places in lists. */
  keys: readonly string[];
  texts: Set<string>;
}

/** Calls `found` for each text of a new block, page or item that nobody has replaced, in a value of a kind. */
export type FindSamples = (value: unknown, at: JsonPath, found: (text: string, at: JsonPath) => void) => void;

/** By the kinds that have sample texts, which are those of their own fields alone. */
export function sampleFinders(): ReadonlyMap<Kind, FindSamples> {
  return new Map(
    [...readSamples()].map(([kind, fields]) => [
      kind,
      (value, at, found) => {
        for (const { keys, texts } of fields.values())
          eachText(value, keys, at, (text, place) => texts.has(text) && found(text, place));
      },
    ]),
  );
}

function eachText(
  value: unknown,
  keys: readonly string[],
  at: JsonPath,
  visit: (text: string, at: JsonPath) => void,
): void {
  const [key, ...rest] = keys;
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) eachText(item, keys, { parent: at, key: index }, visit);
  else if (key === undefined) {
    if (typeof value === 'string') visit(value, at);
  } else if (isRecord(value)) eachText(value[key], rest, { parent: at, key }, visit);
}

/**
 * What snippets ask to replace, such as `${1:Heading}`, and the words in required texts of an item that has no snippet.
 * Of a choice, `${1|Questions,Answers|}`, each may stay.
 */
function readSamples(): ReadonlyMap<Kind, ReadonlyMap<string, SampleField>> {
  const samples = new Map<Kind, Map<string, SampleField>>();
  const add = (kind: Kind, keys: readonly string[], text: string) => {
    const fields = samples.get(kind) ?? new Map<string, SampleField>();
    const field = fields.get(keys.join('/')) ?? { keys, texts: new Set() };
    field.texts.add(text);
    samples.set(kind, fields.set(keys.join('/'), field));
  };
  const addFrom = (plan: FieldPlan, body: unknown, kind: Kind, keys: readonly string[]): void => {
    for (const [key, value] of Array.isArray(body) || isRecord(body) ? Object.entries(body) : []) {
      const member = memberPlan(plan, body, key);
      const inner = member && settledPlan(member, value);
      if (!inner) continue;
      const path = Array.isArray(body) ? keys : [...keys, key];
      const [, sample] = /^\$\{\d+:([^}]+)\}$/.exec(String(value)) ?? [];
      if (sample !== undefined && isProse(inner.kind)) add(kind, path, sample);
      else if (inner.kind) addFrom(inner, value, inner.kind, []);
      else addFrom(inner, value, kind, path);
    }
  };
  for (const kind of kinds) {
    const plan = kindPlan(kind);
    addFrom(plan, plan.snippet, kind, []);
    if (plan.snippet === undefined)
      for (const { key, required, plan: inner } of fieldsOf(plan))
        if (required && isProse(inner.kind)) add(kind, [key], wordFor(key));
  }
  return samples;
}
