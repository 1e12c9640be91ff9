import { describe, expect, test } from 'vitest';
import { validators } from '../../node/base/content/compiled-validators';
import type { RowField } from '../schema/types.gen';
import { explainSchemaErrors } from '../validate/explain-schema-errors';
import { rowErrors, rowPlan } from './fields';

const cases: readonly [what: string, field: RowField, value: unknown, message: string][] = [
  ['a number that is too large', { kind: 'number', max: 5 }, 6, '"x" must be at most 5, found the number 6.'],
  [
    'a number that is too small',
    { kind: 'number', min: 5 },
    4,
    '"x" must be at least 5, found the number 4.',
  ],
  [
    'a word of no choice',
    { kind: 'choice', of: ['red', 'blue'] },
    'rad',
    '"x" can\'t be "rad". Did you mean "red"?',
  ],
  [
    'a text that is too short',
    { kind: 'line', min: 5, max: 9 },
    'abc',
    '"x" must be 5 to 9 characters long, found 3.',
  ],
  [
    'a list that is too long',
    { kind: 'line', list: true, max: 1 },
    ['a', 'b'],
    'At most 1 x allowed, got 2.',
  ],
];

describe('a row is told what is wrong with', () => {
  test.each(cases)('%s', (_, field, value, message) => {
    const plan = rowPlan({ x: field });
    const errors = rowErrors(plan, { x: value }, validators);
    const found = explainSchemaErrors({ valid: false, value: { x: value }, plan, errors });
    expect(found.map((each) => each.message)).toEqual([message]);
  });

  test('a field that it must have, and one that it can’t have', () => {
    const plan = rowPlan({ title: { kind: 'line' }, date: { kind: 'date' } });
    const value = { titel: 'A', date: '2026-11-29', colour: 'red' };
    const found = explainSchemaErrors({
      valid: false,
      value,
      plan,
      errors: rowErrors(plan, value, validators),
    });
    expect(found.map(({ pointer }) => pointer)).toEqual(['/titel', '/colour']);
  });
});
