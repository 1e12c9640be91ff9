import { expect, test } from 'vitest';
import { changedFiles } from '../../../tests/support/changed-files';
import { memoryFiles } from '../../site/files/memory-files';
import { changeAt } from './change-at';
import { readContentPages } from './content-pages';

const text = (value: unknown) => JSON.stringify(value);
const settings = { timeZone: 'Asia/Makassar', dates: { opening: '2026-12-01T09:00' } };

function changed(page: object, date: string, entries: readonly unknown[] = ['pages/*.json']) {
  const files = {
    'site.json': text({ site: settings, pages: entries }),
    'pages/news.json': text({ path: '/news', ...page }),
  };
  const content = readContentPages(memoryFiles(files));
  const [found] = content.pages;
  if (!found) throw new Error('There is no page.');
  const change = changeAt(content, found, date);
  return 'refusal' in change ? change.refusal : changedFiles(files, change.transaction);
}

test.each<[string, object, object, object]>([
  ['without dates', {}, { until: 'opening' }, { from: 'opening' }],
  [
    'that comes and goes',
    { from: '2026-11-01', until: '2027-01-01' },
    { from: '2026-11-01', until: 'opening' },
    { from: 'opening', until: '2027-01-01' },
  ],
])('a page %s ends at the date, and its copy goes on from there', (_, page, now, then) => {
  expect(changed(page, 'opening')).toMatchObject({
    'pages/news.json': text({ path: '/news', ...now }),
    'pages/news-2.json': expect.toSatisfy((copy: string) => {
      expect(JSON.parse(copy)).toEqual({ path: '/news', ...then });
      return true;
    }),
  });
});

test('a file that no entry names gets one', () => {
  expect(changed({}, '2026-12-01', ['pages/news.json'])).toMatchObject({
    'site.json': text({ site: settings, pages: ['pages/news.json', 'pages/news-2.json'] }),
  });
});

test.each([
  [{}, 'opening day', 'opening day is no date of this site. Choose a day, or a name.'],
  [
    { from: '2026-12-01T09:00' },
    'opening',
    'The page comes on 1 Dec 2026, 09:00 (Asia/Makassar) only. Choose a later date.',
  ],
  [
    { until: '2026-11-30' },
    'opening',
    'The page goes on 30 Nov 2026 (Asia/Makassar). Choose an earlier date.',
  ],
])('of a page %j, no copy is made for %s: %s', (page, date, refusal) => {
  expect(changed(page, date)).toBe(refusal);
});
