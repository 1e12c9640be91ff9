import { expect, test } from 'vitest';
import { countSlips, officeResults } from '../../support/mistakes/slips';
import { timesOf } from '../../support/variations';

const slips = timesOf(800);

test(`of ${slips} random slips of the kinds that several rules see, 97 % have one message at their place`, () => {
  const { right, made, wrong } = countSlips(slips, 1);
  expect(right / made, wrong.join('\n')).toBeGreaterThanOrEqual(0.97);
});

test.each(officeResults().map(({ name, ...judged }) => [name, judged] as const))(
  'one message at its place: %s',
  (_, { verdict, problems }) => {
    expect(verdict, problems.map(({ line, message }) => `${line} ${message}`).join('\n')).toBe(
      'one problem at its place',
    );
  },
);
