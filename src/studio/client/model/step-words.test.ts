import { expect, test } from 'vitest';
import { dayName, doneWords, lastWords, timeWords } from './step-words';

test.each([
  ['Move FAQ', 'FAQ moved'],
  ['Move /services to /work', '/services moved to /work'],
  ['Move Back to top', 'Back to top moved'],
  ['Rename acme to globex', 'Acme renamed to globex'],
  ['Change Link to the page', 'Link to the page changed'],
  ['Replace “a by b” by “c”', '“a by b” replaced by “c”'],
  ['Replace “a” by “”', '“a” replaced by “”'],
  ['Take back the changes of Home', 'The changes of Home taken back'],
  ['Put back bench.jpg', 'Bench.jpg put back'],
  ['Choose your value', 'Your value chosen'],
  ['Go back to 10:21', 'Went back to 10:21'],
  ['New page /tour', 'New page /tour'],
  ['Correct what a message names', 'Correct what a message names'],
  ['', ''],
])('%s: %s', (name, words) => {
  expect(doneWords(name)).toBe(words);
});

test.each([
  ['edit', 'FAQ moved'],
  ['undo', 'Undone: FAQ moved'],
  ['redo', 'Done again: FAQ moved'],
] as const)('what was done last by %s is named', (kind, words) => {
  expect(lastWords({ kind, name: 'Move FAQ' })).toBe(words);
});

test.each([
  ['2026-11-27T10:21', 'Today', '10:21'],
  ['2026-11-27T00:00', 'Today', '00:00'],
  ['2026-11-26T23:59', 'Yesterday', 'Yesterday, 23:59'],
  ['2026-11-25T23:59', '25 November', '25 November, 23:59'],
  ['2025-11-27T09:05', '27 November', '27 November, 09:05'],
])('%s is %s, at %s', (time, day, words) => {
  const now = new Date('2026-11-27T12:00').getTime();
  expect(dayName(new Date(time).getTime(), now)).toBe(day);
  expect(timeWords(new Date(time).getTime(), now)).toBe(words);
});
