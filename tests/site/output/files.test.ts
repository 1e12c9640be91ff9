import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../../src/app/server/html';
import { publishedFiles, publishedPath } from '../../../src/site/files/published-files';
import { pictureKinds } from '../../../src/site/image/picture-files';
import { takenByBuild } from '../../../src/site/page/output-paths';
import { prefixOf } from '../../../src/site/page/redirects';
import { filesIn } from '../../support/files-in';
import { files, folder, site } from '../support/content';
import { documents, fileOfPath, movedDocuments, outDir, pagePaths, readOutput } from '../support/output';

const canonicalOf = (file: string) =>
  /<link rel="canonical" href="https:\/\/[^/"]+([^"]*)"/.exec(readOutput(file))?.[1] ?? '';
/** The address that a document answers for. */
const addressOf = (file: string) => `${site.base}/${file.replace(/\/?index\.html$/, '')}`;

test.each([
  'index.html',
  '404.html',
  'sitemap.xml',
  'robots.txt',
  'built.json',
  'licenses.txt',
  'manifest.webmanifest',
  '_headers',
  '_redirects',
  '.nojekyll',
])('%s is there', (file) => {
  expect(existsSync(join(outDir, file))).toBe(true);
});

test('every other file is one whose name the checks refuse as an address', () => {
  const published = new Set(publishedFiles(files).map(publishedPath));
  const others = filesIn(outDir).filter(
    (file) => !file.endsWith('index.html') && !file.startsWith('images/') && !published.has(file),
  );
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter((file) => !takenByBuild(file))).toEqual([]);
});

test('every published file is there, byte for byte', () => {
  for (const file of publishedFiles(files))
    expect([
      file,
      readFileSync(join(outDir, publishedPath(file))).equals(readFileSync(join(folder, file))),
    ]).toEqual([file, true]);
});

test('every old address has a document that leads to where it is redirected', () => {
  const leads = site.redirects.filter(({ from }) => prefixOf(from) === undefined);
  for (const [index, { to }] of leads.entries())
    expect(readOutput(movedDocuments[index] ?? '')).toContain(`content="0; url=${escapeHtml(to)}"`);
});

test('the folder of pictures has only kinds that pages can show', () => {
  const others = filesIn(outDir).filter(
    (file) =>
      file.startsWith('images/') &&
      !file.endsWith('/index.html') &&
      !pictureKinds.some((kind) => file.endsWith(`.${kind}`)),
  );
  expect(others).toEqual([]);
});

test('the sitemap lists every page but the 404 page, without a slash at the end', () => {
  const own = documents.filter((file) => file !== '404.html' && canonicalOf(file) === addressOf(file));
  expect(pagePaths.map(fileOfPath).sort()).toEqual(own);
  for (const path of pagePaths) if (path !== `${site.base}/`) expect(path).toMatch(/[^/]$/);
});

test('an alias is a copy of its page that names the page as the main one', () => {
  const aliases = documents.filter((file) => file !== '404.html' && canonicalOf(file) !== addressOf(file));
  const expected = site.pages.flatMap(({ facts }) => facts.aliases ?? []);
  expect(aliases.sort()).toEqual(expected.map((alias) => `${alias.slice(1)}/index.html`).sort());
  for (const file of aliases) {
    const page = fileOfPath(canonicalOf(file));
    expect(readOutput(file)).toBe(readOutput(page ?? ''));
  }
});

test('robots.txt names the sitemap', () => {
  expect(readOutput('robots.txt')).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
});

test.each([
  'react',
  'react-dom',
  '@tanstack/react-router',
  'embla-carousel-react',
  '@fontsource(-variable)?/[a-z0-9-]+',
  'Lucide',
])('licenses.txt names %s', (name) => {
  expect(readOutput('licenses.txt')).toMatch(new RegExp(`^## ${name}( - [\\d.]+)? \\(`, 'm'));
});

test('licenses.txt has the texts of the licenses', () => {
  const text = readOutput('licenses.txt');
  expect(text).toContain('Permission is hereby granted, free of charge');
  // Which license a font has is its maker's choice.
  for (const section of text.split(/^## /m).filter((part) => part.startsWith('@fontsource')))
    expect(section.length).toBeGreaterThan(500);
});

test('_headers has the policy and lets assets be kept for good', () => {
  const headers = readOutput('_headers');
  expect(headers).toContain("Content-Security-Policy: default-src 'none'");
  expect(headers).toMatch(/\/assets\/\*\n\s+Cache-Control: .*immutable/);
  // Cloudflare ignores longer ones.
  expect(headers.split('\n').filter((line) => line.length > 2000)).toEqual([]);
});
