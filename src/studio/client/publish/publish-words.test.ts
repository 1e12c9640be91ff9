import { expect, test } from 'vitest';
import type { PublishState, SentVersion } from '../../protocol/requests/publish-requests';
import { buttonWords, duration, stepsOf } from './publish-words';

const now = new Date('2026-12-01T10:40:00').getTime();
const at = (time: string) => new Date(`2026-12-01T${time}`).getTime();
const state: PublishState = { site: 'https://a.example', count: 0, versions: 0, others: [] };
const sent: SentVersion = {
  commit: '1a2b',
  subject: 'A',
  at: at('10:39:20'),
  site: 'another',
  isAwaited: true,
  canTakeBack: true,
};
const old: SentVersion = { ...sent, at: at('08:12:00'), isAwaited: false };
const two = { id: '1', place: { file: 'site.json', pointer: '/a' }, name: 'A', yours: 1, theirs: 2 };

test.each<[Partial<PublishState>, string, string | undefined]>([
  [{}, 'Publish', undefined],
  [{ count: 3 }, '3 changes not online', 'Publish'],
  [{ count: 1 }, '1 change not online', 'Publish'],
  [{ count: 0, versions: 2 }, '1 change not online', 'Publish'],
  [{ count: 3, failure: { kind: 'no remote', sentence: '' } }, '3 changes kept here', 'Publish'],
  [{ failure: { kind: 'no git', sentence: '' } }, 'Publish', undefined],
  [{ count: 3, failure: { kind: 'no network', sentence: '' } }, 'Not published', 'Try again'],
  [{ count: 3, failure: { kind: 'behind', sentence: '' } }, '3 changes not online', 'Publish'],
  [{ count: 3, conflicts: [two] }, '1 field has two values', undefined],
  [{ conflicts: [two, two] }, '2 fields have two values', undefined],
  [{ count: 3, step: 'sending' }, 'Publishing…', undefined],
  [{ sent }, 'Being built, 0:40', undefined],
  [{ sent: { ...sent, isAwaited: false } }, 'Sent, not seen online', undefined],
  [{ sent: { ...sent, site: 'unknown' } }, 'Sent at 10:39', undefined],
  [{ sent: { ...sent, site: 'this', since: at('10:39:50') } }, 'Online since 10:39', undefined],
  [{ sent: { ...old, site: 'this', since: at('08:13:00') } }, 'All online', undefined],
  [{ sent: { ...old, site: 'this' } }, 'All online', undefined],
  [{ sent: old }, 'Sent, not seen online', undefined],
  [{ sent: { ...old, site: 'unknown' } }, 'All sent', undefined],
])('%j: %s', (part, words, act) => {
  const shown = buttonWords({ ...state, ...part }, now);
  expect([shown.words, shown.act]).toEqual([words, act]);
});

test.each([
  ['checking', ['now Checking…', 'later Saving a version…', 'later Sending it…']],
  ['sending', ['done Checked', 'done Saved as a version', 'now Sending it…']],
  [
    'joining',
    ['done Checked', 'done Saved as a version', 'done Sent', 'now Joining it with the versions of others…'],
  ],
  [undefined, ['done Checked', 'done Saved as a version', 'done Sent', 'now The host builds the site']],
] as const)('the steps while it is %s', (step, first) => {
  const shown = stepsOf({ ...state, ...(step && { step }) }).map(({ words, is }) => `${is} ${words}`);
  expect(shown.slice(0, first.length)).toEqual(first);
  expect(shown.at(-1)).toBe('later Online');
});

test('a time is in minutes and seconds', () => {
  expect([0, 9_999, 61_000, 600_000].map(duration)).toEqual(['0:00', '0:09', '1:01', '10:00']);
});
