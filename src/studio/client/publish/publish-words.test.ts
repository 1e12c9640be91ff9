import { expect, test } from 'vitest';
import type { PublishState } from '../../protocol/requests/publish-requests';
import { buttonWords, duration, isMoving } from './publish-words';

const now = new Date('2026-12-01T10:40:00').getTime();
const at = (time: string) => new Date(`2026-12-01T${time}`).getTime();
const state: PublishState = { site: 'https://a.example', count: 0, versions: 0, others: [] };
const sent = { subject: 'A', at: at('10:39:20'), isUnknown: false };
const two = { id: '1', place: { file: 'site.json', pointer: '/a' }, name: 'A', yours: 1, theirs: 2 };

test.each<[Partial<PublishState>, string, string | undefined]>([
  [{}, 'All online', undefined],
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
  [{ sent: { ...sent, online: at('10:39:50') } }, expect.stringMatching(/^Online since 10.39/), undefined],
  [{ sent: { ...sent, at: at('10:20:00'), online: at('10:21:00') } }, 'All online', undefined],
  [{ sent: { ...sent, isUnknown: true } }, expect.stringMatching(/^Sent at 10.39/), undefined],
])('%j: %s', (part, words, act) => {
  const shown = buttonWords({ ...state, ...part }, now);
  expect([shown.words, shown.act]).toEqual([words, act]);
});

test('a state that changes by itself is asked for again', () => {
  expect(isMoving({ ...state, step: 'saving' }, now)).toBe(true);
  expect(isMoving({ ...state, sent }, now)).toBe(true);
  expect(isMoving({ ...state, sent: { ...sent, at: 0 } }, now)).toBe(false);
  expect(isMoving(state, now)).toBe(false);
});

test('a time is in minutes and seconds', () => {
  expect([0, 9_999, 61_000, 600_000].map(duration)).toEqual(['0:00', '0:09', '1:01', '10:00']);
});
