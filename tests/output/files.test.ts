import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documents, fileOfPath, outDir, readOutput } from '../support/output';

test.each(['index.html', '404.html', 'sitemap.xml', 'robots.txt', '_headers', '.nojekyll'])(
  '%s is there',
  (file) => {
    expect(existsSync(join(outDir, file))).toBe(true);
  },
);

test('the sitemap lists every page but the 404 page, without a slash at the end', () => {
  const paths = [...readOutput('sitemap.xml').matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );
  expect(paths.map(fileOfPath).sort()).toEqual(documents.filter((file) => file !== '404.html'));
  for (const path of paths) expect(path).toMatch(/^\/$|[^/]$/);
});

test('robots.txt names the sitemap', () => {
  expect(readOutput('robots.txt')).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
});

test('_headers has the policy and lets assets be kept for good', () => {
  const headers = readOutput('_headers');
  expect(headers).toContain("Content-Security-Policy: default-src 'none'");
  expect(headers).toMatch(/\/assets\/\*\n\s+Cache-Control: .*immutable/);
});
