import { expect, test } from 'vitest';
import { attacks, matchTime, sourcePatterns } from '../../support/pattern-attacks';

/** Characters of a long text of a page. */
const length = 20_000;
/** In milliseconds. What is linear takes less than one, what is quadratic some hundred. */
const limit = 50;

test('a pattern that is quadratic is noticed', () => {
  const times = [...attacks(/\/+$/, length)].map((text) => matchTime(/\/+$/, text));
  expect(Math.max(...times)).toBeGreaterThan(limit);
});

/** These read only what React and this program wrote, whose texts are escaped, and its own source. */
const ownText: ReadonlySet<string> = new Set([
  'src/app/server/write-document.ts',
  'src/node/bundle/style-sheets.ts',
  'src/node/edit/edit-server.ts',
]);

test('no pattern of the source is slow on texts that repeat its own parts', { timeout: 1_800_000 }, () => {
  const slow = [...sourcePatterns().values()].flatMap(({ pattern, file }) => {
    if (ownText.has(file)) return [];
    const text = [...attacks(pattern, length)].find((attack) => matchTime(pattern, attack) > limit);
    return text === undefined ? [] : [`${file}: ${pattern} on ${JSON.stringify(text.slice(0, 40))}`];
  });
  expect(slow).toEqual([]);
});
