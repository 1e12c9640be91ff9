import { expect, test } from 'vitest';
import { wayBack } from './names';

test.each([
  [undefined, 'Go back to the beginning'],
  [{ name: 'Add FAQ' }, 'Go back to “Add FAQ”'],
  [{ name: 'Add FAQ', time: new Date('2026-11-27T09:05').getTime() }, 'Go back to 09:05'],
])('the way back to a step has a name: %o', (step, name) => expect(wayBack(step)).toBe(name));
