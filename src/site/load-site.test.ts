import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtures, openInvalid, openValid } from '../../tests/support/fixtures';
import { loadSite } from '../../tests/support/load-site';
import type { Problem } from './problem/problem';

function say({ file, line, column, endLine, endColumn, severity, id, message, help }: Problem): string {
  const end = endLine === line ? `${endColumn}` : `${endLine}:${endColumn}`;
  return `${file}:${line}:${column}-${end} ${severity} ${id} ${message}\n${help === undefined ? '' : `  ${help}\n`}`;
}

describe('content without a mistake has no problem', () => {
  for (const folder of readdirSync(join(fixtures, 'valid')))
    test(folder, () => {
      const { problems, site } = loadSite(openValid(folder));
      expect(problems).toEqual([]);
      expect(site).toBeDefined();
    });
});

test('a byte order mark and CRLF change nothing', () => {
  const files = openValid('many-files');
  const windows = { ...files, read: (path: string) => `\uFEFF${files.read(path).replaceAll('\n', '\r\n')}` };
  expect(loadSite(windows).problems).toEqual([]);
});

/** Folders with several mistakes on purpose. */
const several: Readonly<Record<string, number>> = {
  'drawing-of-other-options': 4,
  'box-of-no-picture': 3,
  // No link leads to the home page then.
  'home-page-as-a-draft': 4,
  'hours-in-another-form': 3,
  'sample-text': 3,
  'words-placeholder': 2,
  // One for the promise, one for the missing video.
  'video-promised': 2,
  'aliases-of-files-that-the-build-writes': 4,
  'aliases-that-the-servers-have': 8,
  'aliases-that-some-disks-take-for-the-builds-files': 4,
  'big-number': 3,
  'broken-site-json': 2,
  'comment-instead-of-a-heading': 2,
  'crlf-and-bom': 2,
  'drawings-that-take-too-long': 4,
  'example-contacts': 5,
  'faq-q-a': 2,
  'files-that-nothing-reads': 7,
  'hosts-that-cannot-exist': 14,
  'link-to-a-block-with-dates': 2,
  'long-text-mistakes': 23,
  'own-icon': 3,
  'phone-links-without-a-number': 4,
  'pictures-of-other-kinds': 4,
  'redirects-in-a-circle': 2,
  'reserved-ids': 3,
  'ten-mistakes': 10,
  'table-with-two-mistakes-in-a-row': 2,
  'three-mistakes-in-one-text': 3,
  'unknown-field-and-unknown-logo': 2,
};

describe('a mistake has one message, ten have ten, word for word and at its place', () => {
  const folders = readdirSync(join(fixtures, 'invalid'));
  const single = folders.filter((folder) => !(folder in several));

  test(`${single.length} folders have one mistake each, and there are at least 200`, () => {
    expect(single.length).toBeGreaterThanOrEqual(200);
    expect(folders).toEqual(expect.arrayContaining(Object.keys(several)));
  });

  for (const folder of folders)
    test(folder, async () => {
      const { problems } = loadSite(openInvalid(folder));
      expect(problems).toHaveLength(several[folder] ?? 1);
      await expect(problems.map(say).join('')).toMatchFileSnapshot(
        join(fixtures, 'invalid', folder, 'expected.txt'),
      );
    });
});
