import { describe, expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { isRecord } from '../../../src/site/json/is-record';
import { planField } from '../../../src/site/schema/field-plan';
import type { FieldPlan } from '../../../src/site/schema/plan-types';
import { explainValue } from '../../../src/site/validate/explain-value';
import { guardedPattern } from '../../../src/site/validate/guarded-pattern';
import { oneOfEvery } from '../../support/variations';

function* fieldsWithPattern(value: unknown, name: string): Generator<[pattern: string, plan: FieldPlan]> {
  if (isRecord(value) && typeof value.pattern === 'string') yield [value.pattern, planField(value, name)];
  if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value)) yield* fieldsWithPattern(child, key);
}
const fields = new Map(fieldsWithPattern(schema, ''));

const starts = ['', '/', 'https://', 'mailto:', 'images/', 'a', '#', 'a@'];
const repeated = [
  'a',
  '/',
  '/a',
  ' ',
  '!',
  '-',
  '.',
  '..',
  '/..',
  '0',
  'a.',
  'a-',
  'a/',
  '@',
  '#a',
  '\u00A0',
  '\u200B',
];
const ends = ['', '\u0001', '!', ' \u0001', '.', '/'];
/** As long as the longest text that may be accepted. */
const texts = starts.flatMap((start) =>
  repeated.flatMap((part) => ends.map((end) => start + part.repeat(19_990 / part.length) + end)),
);

// What is more than linear takes minutes, which is longer than a test may take.
describe('816 texts, each of one part again and again, are judged and explained:', () => {
  test.each(oneOfEvery(5, [...fields]))('the pattern %s', (source, plan) => {
    const pattern = guardedPattern(source, 'u');
    expect(new Set(texts.map(pattern.test))).toContain(false);
    const explain = (data: string) =>
      explainValue({ pointer: '/a', value: data, plan }, { keyword: 'pattern', params: {} });
    expect(texts.map(explain)).not.toContain('');
  });
});
