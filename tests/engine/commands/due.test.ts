import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { datedSite } from '../../support/dated-site';
import { editFile } from '../../support/edit-file';
import { publishedSite } from '../../support/published-site';
import { runCommandHere } from '../../support/run-command-here';
import { runProjectCommand } from '../../support/run-project-command';

const opening = [
  '1 Dec 2026, 09:00 (Asia/Makassar), opening',
  '  /news comes',
  '  / a block goes, a link comes',
];
const end = [
  '24 Dec 2026 (Asia/Makassar)',
  '  /sale goes; its address leads to /',
  '  / a link leads elsewhere',
];

/** Exit code, and what is printed, line by line. */
async function due(...args: readonly string[]): Promise<[code: number, ...lines: string[]]> {
  const { code, stdout, stderr } = await runCommandHere('due', ['--content', datedSite(), ...args]);
  // Refusals go to standard error, answers do not.
  expect(code === 2 ? stdout : stderr).toBe('');
  return [code, ...(stdout + stderr).trimEnd().split('\n')];
}

test.each<[args: readonly string[], code: number, lines: readonly string[]]>([
  [['--at', '2026-11-01'], 0, opening],
  [['--at', '2026-12-01T00:59Z'], 0, opening],
  [['--at', '2026-12-01T09:00+08:00'], 0, end],
  [
    ['--at', '2026-12-24T09:30Z'],
    0,
    ['Nothing comes or goes by a date after 24 Dec 2026, 17:30 (Asia/Makassar).'],
  ],
  [['--since', '2026-11-01', '--at', '2026-12-01T01:00Z'], 0, opening],
  [['--since', '2026-11-01', '--at', '2027-01-01'], 0, [...opening, ...end]],
  [
    ['--since', '2026-12-01T01:00Z', '--at', '2026-12-02'],
    1,
    ['Nothing was due after 1 Dec 2026, 09:00 (Asia/Makassar).'],
  ],
  [
    ['--since', 'yesterday'],
    2,
    ['--since takes an instant with an offset, such as 2026-12-01T09:00+08:00, not yesterday.'],
  ],
  [
    ['--at', '2026-12-01T09:00'],
    2,
    ['--at takes an instant with an offset, such as 2026-12-01T09:00+08:00, not 2026-12-01T09:00.'],
  ],
  [
    ['--since', '2026-11-01', '--url', 'https://harborlights.net'],
    2,
    ['--since and --url are two questions: ask one of them.'],
  ],
  ...['harborlights.net', 'localhost:4173', 'file:///srv/site', ''].map(
    (url): [readonly string[], number, readonly string[]] => [
      ['--url', url],
      2,
      [`--url takes the address of a site, such as https://acme.example, not ${url}.`],
    ],
  ),
])('%j', async (args, code, lines) => {
  expect(await due(...args)).toEqual([code, ...lines]);
});

test('docs/dates.md shows what it prints', () => {
  expect(readFileSync('docs/dates.md', 'utf8')).toContain(`\n${opening.join('\n')}\n`);
});

const built = '/built.json';

test.each<[what: string, answer: string | number, code: number, lines: (url: string) => readonly string[]]>([
  [
    'nothing there has a date',
    '{"commit":"abc"}',
    0,
    (url) => [`${url} is up to date: nothing comes or goes there by a date.`],
  ],
  [
    'nothing is due yet',
    '{"next":"2026-12-23T16:00:00.000Z"}',
    0,
    (url) => [`${url} is up to date until 24 Dec 2026 (Asia/Makassar).`],
  ],
  [
    'something is due',
    '{"next":"2026-12-01T01:00:00.000Z"}',
    1,
    (url) => [`${url} is not up to date since 1 Dec 2026, 09:00 (Asia/Makassar).`, ...opening],
  ],
  [
    'something is due of which the content knows nothing',
    '{"next":"2026-12-02T04:00:00.000Z"}',
    1,
    (url) => [`${url} is not up to date since 2 Dec 2026, 12:00 (Asia/Makassar).`],
  ],
  ['it is not there', 404, 2, (url) => [`${url}${built} can't be read. The answer was 404.`]],
  ...['<!doctype html>', '[]', '{"next":"soon"}'].map(
    (text): [string, string, number, (url: string) => readonly string[]] => [
      `it is ${text}`,
      text,
      2,
      (url) => [`${url}${built} is not what a build writes. Is it the address of the site?`],
    ],
  ),
])('built.json of the published site: %s', async (_, answer, code, lines) => {
  const { url, asked } = await publishedSite({ [built]: answer });
  expect(await due('--url', url, '--at', '2026-12-02T08:00Z')).toEqual([code, ...lines(url)]);
  expect(asked).toEqual([`GET ${built}`]);
});

test('a site below a path is asked there, with a slash at the end or without', async () => {
  const { url, asked } = await publishedSite({ [`/harbor${built}`]: '{}' });
  for (const end of ['', '/']) expect((await due('--url', `${url}/harbor${end}`))[0]).toBe(0);
  expect(asked).toEqual([`GET /harbor${built}`, `GET /harbor${built}`]);
});

const refused = new Error('connect ECONNREFUSED 203.0.113.7:443');
test.each([
  ['one address', refused],
  ['two addresses', new AggregateError([refused, new Error('another')])],
])('a host with %s that does not answer is named with the reason', async (_, cause) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })));
  const answer = await due('--url', 'https://harborlights.net/');
  vi.unstubAllGlobals();
  expect(answer).toEqual([2, `https://harborlights.net${built} can't be read. ${refused.message}.`]);
});

test('content with a mistake answers nothing', async () => {
  const content = datedSite();
  editFile(join(content, 'site.json'), '"from": "opening"', '"from": "openning"');
  const { code, stdout, stderr } = await runProjectCommand('due', ['--content', content]);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('(date-name)');
});
