import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from '../../support/edit-file';
import { readFolder } from '../../support/folder-content';
import { page } from '../../support/page-command';
import { runProjectCommand } from '../../support/run-project-command';
import { temporarySite } from '../../support/temporary-site';

test('a page is moved, and back again', async () => {
  const content = temporarySite();
  const before = readFolder(content);
  expect(await page(content, 'move', '/services/service-0', '/offers/wi-fi')).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      'Move /services/service-0 to /offers/wi-fi: 3 files changed.',
      '  /services/service-0 → /offers/wi-fi (content/pages/services/service-0.json is content/pages/offers/wi-fi.json now). 2 links changed. The old address still answers: it is an alias.',
      '',
    ].join('\n'),
  });
  const { stdout } = await page(content, 'list');
  expect(stdout).toBe(
    [
      'PATH                 TITLE                        FILE                           LAYOUT   IN  OUT',
      '/                    Northport: a generated site  pages/home.json                          1    3',
      '/contact             Contact                      pages/contact.json                      10    0',
      '/offers/wi-fi        Network design for site 0    pages/offers/wi-fi.json        service   2    3',
      '/services/service-1  Server rooms for site 1      pages/services/service-1.json  service   1    3',
      '',
    ].join('\n'),
  );
  expect(await page(content, 'move', '/offers/wi-fi', '/services/service-0')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/ The old address does not exist any more\.\n$/),
  });
  expect(readFolder(content)).toEqual(before);
});

test('the old address of a page that was never published is forgotten', async () => {
  const content = temporarySite();
  const { code, stdout } = await page(content, 'move', '/services/service-0', '/offers/wi-fi', '--forget');
  expect([code, stdout]).toEqual([0, expect.stringMatching(/ The old address does not exist any more\.\n$/)]);
  expect([...readFolder(content).values()].join('')).not.toContain('/services/service-0');
  expect(await page(content, 'move', '/offers/wi-fi', '/wi-fi', '--forget', '--redirect')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'Give either --redirect or --forget, not both.\n',
  });
});

test('a page that is linked to is deleted only for another one', async () => {
  const content = temporarySite();
  const before = readFolder(content);
  expect(await page(content, 'delete', '/services/service-0')).toEqual({
    code: 1,
    stdout: '',
    stderr: [
      '2 places link to /services/service-0:',
      '  content/site.json:38:21 footer › column 1 › link 3',
      '  content/pages/services/service-1.json:144:19 page "/services/service-1" › block 6 (cta) › action 2',
      'Nothing was changed. Lead them to another page with --to PATH, or delete them.',
      '',
    ].join('\n'),
  });
  expect(readFolder(content)).toEqual(before);
  expect(await page(content, 'delete', '/services/service-0', '--to', '/contact')).toEqual({
    code: 0,
    stdout: [
      'Delete /services/service-0, lead it to /contact: 4 files changed.',
      '  These lead to /contact now:',
      '  content/site.json:38:21 footer › column 1 › link 3',
      '  content/pages/services/service-1.json:144:19 page "/services/service-1" › block 6 (cta) › action 2',
      '  /services/service-0 is an alias of /contact.',
      '',
    ].join('\n'),
    stderr: '',
  });
});

test('a file that is no JSON is named, with the reason, when it may name the page', async () => {
  const content = temporarySite();
  editFile(
    join(content, 'pages/services/service-1.json'),
    '"path": "/services/service-1",',
    '"path": "/services/service-1"',
  );
  const missed =
    "Not searched, because it can't be read: content/pages/services/service-1.json:2:31 A comma is missing after this.\n";
  expect(await page(content, 'move', '/services/service-0', '/wi-fi')).toMatchObject({
    code: 0,
    stderr: missed,
  });
  const before = readFolder(content);
  expect(await page(content, 'new', '/lonely', '--title', 'Lonely')).toMatchObject({ code: 0 });
  editFile(
    join(content, 'pages/services/service-1.json'),
    '  "blocks"',
    '  "parent": "/lonely",\n  "blocks"',
  );
  expect(await page(content, 'delete', '/lonely')).toEqual({
    code: 1,
    stdout: '',
    stderr: `${missed}It may link to /lonely. Nothing was changed. Mend it first, or lead links to another page with --to PATH.\n`,
  });
  expect(await page(content, 'delete', '/lonely', '--to', '/contact')).toMatchObject({
    code: 0,
    stderr: missed,
  });
  expect(Object.keys(readFolder(content))).toEqual(Object.keys(before));
});

test('a new page is valid, and says what to fill in', async () => {
  const content = temporarySite();
  const file = 'content/pages/offers/cable-audits.json';
  expect(await page(content, 'new', '/offers/cable-audits', '--title', 'Cable audits for offices')).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      'New page /offers/cable-audits: 1 file changed.',
      'Fill in:',
      `  ${file}:4:18 description`,
      `  ${file}:8:18 block 1 (hero) › heading`,
      `  ${file}:9:15 block 1 (hero) › lead`,
      `  ${file}:13:18 block 2 (cta) › heading`,
      'Then link to it: no page does yet.',
      '',
    ].join('\n'),
  });
});

test('mistakes are reported as such', async () => {
  const content = temporarySite();
  expect(await runProjectCommand('page', ['move', '/contcat', '/a', '--content', content])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'There is no page /contcat. Did you mean "/contact"?\n',
  });
  expect(await page(content, 'new', '/services/')).toMatchObject({
    code: 2,
    stdout: '',
    stderr:
      '"/services/" can\'t be a path. Write a path that starts with / and contains only lowercase letters, digits, hyphens and / between the parts, without / at the end.\n',
  });
  expect(await page(content, 'mvoe', '/a', '/b')).toMatchObject({
    code: 2,
    stderr: 'npm run page does not know "mvoe". Did you mean "move"?\n',
  });
});

test.each([
  [
    '/was-contact',
    '/was-contact is redirected to the page /contact (pages/contact.json). Delete it there first.',
  ],
  [`/${'ten-chars/'.repeat(30)}end`, '"path" must be 1 to 300 characters long, found 304. Shorten it.'],
])('no page can be created at %s or moved there: %s', async (path, refusal) => {
  const content = temporarySite();
  editFile(join(content, 'pages/contact.json'), '"title"', '"redirects": ["/was-contact"], "title"');
  const refused = { code: 2, stdout: '', stderr: `${refusal}\n` };
  expect(await page(content, 'new', path)).toEqual(refused);
  expect(await page(content, 'move', '/services/service-0', path)).toEqual(refused);
});

test('of two pages with one path, each for its time, one is chosen by its file', async () => {
  const content = temporarySite();
  const [later, now] = ['pages/later.json', 'pages/now.json'];
  const write = (file: string, season: string, dates: object) => {
    const [title, description] = [
      `Offers of this ${season}`,
      `What is cheaper in ${season}: all of it, here.`,
    ];
    const blocks = [{ type: 'hero', heading: title }];
    writeFileSync(
      join(content, file),
      JSON.stringify({ path: '/offers', title, description, ...dates, blocks }, null, 2),
    );
  };
  write(now, 'summer', { until: '2026-12-01T00:00Z' });
  const writeWinter = () => write(later, 'winter', { from: '2026-12-01T00:00Z' });
  writeWinter();
  const before = readFolder(content);
  const refused = (sentence: string) => ({ code: 2, stdout: '', stderr: `${sentence}\n` });
  const which = refused(
    '2 pages have the path /offers, each for its time: pages/later.json and pages/now.json. Choose one by its file, such as --file pages/later.json.',
  );
  expect(await page(content, 'move', '/offers', '/winter')).toEqual(which);
  expect(await page(content, 'delete', '/offers')).toEqual(which);
  expect(await page(content, 'delete', '/offers', '--file', 'pages/home.json')).toEqual(
    refused(
      'The page /offers is not in pages/home.json, but in pages/later.json and pages/now.json. Choose one of them.',
    ),
  );
  expect(readFolder(content)).toEqual(before);

  expect(await page(content, 'move', '/offers', '/winter', '--file', later)).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      'Move /offers to /winter: 1 file changed.',
      '  /offers → /winter (content/pages/later.json). 0 links changed. The old address is another page now.',
      '',
    ].join('\n'),
  });
  writeWinter();
  expect(await page(content, 'delete', '/offers', '--file', now)).toEqual({
    code: 0,
    stderr: '',
    stdout: 'Delete /offers: 1 file changed.\n  Another page has the path /offers.\n',
  });
  expect([...readFolder(content).keys()]).toEqual([...before.keys()].filter((file) => file !== now));
});
