import { expect, test } from 'vitest';
import { createSteps } from './form';

test('typing in a field is one step of undo, until two seconds without a key', () => {
  let time = 0;
  const steps = createSteps(() => time);
  const key = (pointer: string, after: number) => {
    time += after;
    return steps.next(pointer);
  };
  const first = key('/title', 0);
  expect([key('/title', 1999), key('/title', 1999)]).toEqual([first, first]);
  const second = key('/title', 2000);
  expect(second).not.toBe(first);
  expect(key('/name', 1)).not.toBe(second);
  const third = key('/title', 1);
  steps.end();
  expect(key('/title', 1)).not.toBe(third);
});
