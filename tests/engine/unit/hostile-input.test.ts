import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { loadContent } from '../../../src/node/base/content/load-content';
import { problemsIn, problemText } from '../../../src/node/base/content/problem-text';
import { publishedFiles } from '../../../src/site/files/published-files';
import { editFile } from '../../support/edit-file';
import { hostilePages } from '../../support/hostile-pages';
import { temporaryFolder, temporarySite } from '../../support/temporary-site';
import { oneOfEvery } from '../../support/variations';

/** What is wrong, without the warnings that every generated site has. */
function errorsOf(folder: string): string[] {
  vi.stubEnv('FORCE_COLOR', '1');
  const content = loadContent(folder);
  // The text for a terminal is made without a crash, whatever it has to show.
  expect(problemText(content, process.stdout).length).toBeLessThan(20_000);
  return problemsIn(content)
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

test('of what systems put into folders nothing is published', () => {
  const folder = temporarySite();
  mkdirSync(join(folder, 'files/.git'), { recursive: true });
  for (const file of ['.DS_Store', '.env', '.git/config', 'Thumbs.db', 'desktop.ini', '~$list.docx'])
    writeFileSync(join(folder, 'files', file), 'x');
  expect(errorsOf(folder)).toEqual([]);
  const content = loadContent(folder);
  expect(publishedFiles(content.files)).toEqual([]);
  expect(
    problemsIn(content)
      .filter(({ id }) => id === 'unread-file')
      .map(({ file }) => file),
  ).toEqual(['files/Thumbs.db', 'files/desktop.ini', 'files/~$list.docx']);
});

describe('one message in the file answers', () => {
  test.each(oneOfEvery(3, hostilePages))('%s', (_name, text, message) => {
    const folder = temporarySite();
    writeFileSync(join(folder, 'pages/hostile.json'), text);
    expect(errorsOf(folder)).toEqual([`pages/hostile.json:${message}`]);
  });
});

describe('files outside the content folder are refused:', () => {
  const outside = 'This is a link out of the content folder, so it is not followed.';
  const heroImage = (src: string) =>
    `"image": { "type": "file", "src": "${src}", "alt": "A pier" }, "heading": "Contact"`;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

  /** A site, and beside it a folder with a page and a picture. */
  function siteAndNeighbor() {
    const neighbor = temporaryFolder();
    writeFileSync(join(neighbor, 'secret.json'), 'a secret');
    writeFileSync(join(neighbor, 'secret.svg'), svg);
    return { folder: temporarySite(), neighbor };
  }

  test.each([
    ['images/../../secret.svg', `"src" can't be "images/../../secret.svg": ".." points outside the site.`],
    ['../secret.svg', `"src" can't be "../secret.svg": ".." points outside the site.`],
    ['/etc/secret.svg', `"src" can't be "/etc/secret.svg".`],
  ])('the picture %s', (src, message) => {
    const { folder } = siteAndNeighbor();
    editFile(join(folder, 'pages/contact.json'), '"heading": "Contact"', heroImage(src));
    expect(errorsOf(folder)).toEqual([`pages/contact.json:8:41 ${message}`]);
  });

  test.each([
    ['../secret.json', 'Page 2 can\'t be "../secret.json": ".." points outside the site.'],
    ['pages/../../secret.json', 'Page 2 can\'t be "pages/../../secret.json": ".." points outside the site.'],
    ['/etc/secret.json', 'Page 2 can\'t be "/etc/secret.json": it starts with ./ or /.'],
  ])('the page file %s', (entry, message) => {
    const { folder } = siteAndNeighbor();
    editFile(join(folder, 'site.json'), '"pages/**/*.json"', `"pages/**/*.json", "${entry}"`);
    expect(errorsOf(folder)).toEqual([`site.json:74:24 ${message}`]);
  });

  test('a page file that is a link', () => {
    const { folder, neighbor } = siteAndNeighbor();
    symlinkSync(join(neighbor, 'secret.json'), join(folder, 'pages/secret.json'));
    expect(errorsOf(folder)).toEqual([`pages/secret.json:1:1 ${outside}`]);
    expect(problemText(loadContent(folder))).not.toContain('a secret');
  });

  test('site.json that is a link', () => {
    const elsewhere = temporaryFolder();
    symlinkSync(join(temporarySite(), 'site.json'), join(elsewhere, 'site.json'));
    expect(errorsOf(elsewhere)).toEqual([`site.json:1:1 ${outside}`]);
  });

  test('a picture that is a link', () => {
    const { folder, neighbor } = siteAndNeighbor();
    symlinkSync(join(neighbor, 'secret.svg'), join(folder, 'images/secret.svg'));
    editFile(join(folder, 'pages/contact.json'), '"heading": "Contact"', heroImage('images/secret.svg'));
    expect(errorsOf(folder)).toEqual([`images/secret.svg:1:1 ${outside}`]);
  });

  test('folders of pages and of pictures that are links', () => {
    const { folder, neighbor } = siteAndNeighbor();
    for (const place of ['pages', 'images']) symlinkSync(neighbor, join(folder, place, 'more'));
    editFile(join(folder, 'pages/contact.json'), '"heading": "Contact"', heroImage('images/more/secret.svg'));
    expect(errorsOf(folder)).toEqual([`images/more:1:1 ${outside}`, `pages/more:1:1 ${outside}`]);
  });

  test('a published file that is a link, also to a hidden file', () => {
    const { folder, neighbor } = siteAndNeighbor();
    mkdirSync(join(folder, 'files/.well-known'), { recursive: true });
    writeFileSync(join(folder, '.env'), 'token=abc');
    symlinkSync(join(neighbor, 'secret.json'), join(folder, 'files/secret.json'));
    symlinkSync('../../.env', join(folder, 'files/.well-known/env.txt'));
    expect(errorsOf(folder)).toEqual([
      'files/.well-known/env.txt:1:1 This is a link to a hidden file, so it is not followed.',
      `files/secret.json:1:1 ${outside}`,
    ]);
    expect(publishedFiles(loadContent(folder).files)).toEqual([]);
  });

  test('links to nothing and to themselves', () => {
    const { folder } = siteAndNeighbor();
    symlinkSync('nothing.json', join(folder, 'pages/nothing.json'));
    symlinkSync('self.svg', join(folder, 'images/self.svg'));
    const missing = 'This is a link to a file that does not exist, so it is not followed.';
    expect(errorsOf(folder)).toEqual([`images/self.svg:1:1 ${missing}`, `pages/nothing.json:1:1 ${missing}`]);
  });

  test('but a link to a file within the folder is as good as the file', () => {
    const { folder } = siteAndNeighbor();
    mkdirSync(join(folder, 'images/shared'));
    writeFileSync(join(folder, 'images/shared/pier.svg'), svg);
    symlinkSync('shared/pier.svg', join(folder, 'images/pier.svg'));
    editFile(join(folder, 'pages/contact.json'), '"heading": "Contact"', heroImage('images/pier.svg'));
    expect(errorsOf(folder)).toEqual([]);
  });
});
