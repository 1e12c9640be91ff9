import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brotliBytes, scriptSizes } from '../../support/brotli-sizes';
import { filesIn } from '../../support/files-in';
import { linesOfDrawings } from '../../support/lines-of-drawings';
import { kinds } from '../support/content';
import { fileOfPath, outDir, readOutput } from '../support/output';

const sizes = scriptSizes(outDir);
const sum = (keep: (name: string) => boolean) =>
  [...sizes].filter(([name]) => keep(name)).reduce((total, [, size]) => total + size, 0);

test('the loader weighs at most 1.5 KB (brotli)', () => {
  expect(sum((name) => name === 'loader')).toBeGreaterThan(0);
  expect(sum((name) => name === 'loader')).toBeLessThanOrEqual(1_500);
});

test('all scripts weigh at most 95 KB without the carousel library and 105 KB with it (brotli)', () => {
  expect(sum((name) => !name.includes('embla'))).toBeLessThanOrEqual(95_000);
  expect(sum((name) => name.includes('embla'))).toBeGreaterThan(0);
  expect(sum(() => true)).toBeLessThanOrEqual(105_000);
});

test('no script holds a line of any drawing', () => {
  const documents = kinds.map(([, path]) => fileOfPath(path) ?? '404.html');
  const { lines, inScripts } = linesOfDrawings(outDir, documents);
  expect(lines).not.toEqual([]);
  expect(inScripts).toEqual([]);
});

test('the styles of the home page weigh at most 10 KB (brotli), and the fallback fonts 450 bytes; no page loads a separate style sheet', () => {
  const found = [...readOutput('index.html').matchAll(/<style>(.*?)<\/style>/gs)];
  const styles = found.map(([, text]) => text).join('');
  expect(styles).toContain('.hero');
  const alone = styles.replace(/@font-face\{font-family:[^;]* Fallback;[^}]*\}/g, '');
  expect(brotliBytes(alone)).toBeLessThanOrEqual(10_240);
  expect(brotliBytes(styles) - brotliBytes(alone)).toBeLessThanOrEqual(450);
  expect(filesIn(outDir).filter((file) => file.endsWith('.css'))).toEqual([]);
});

test('the fonts weigh at most 35 KB', () => {
  const fonts = filesIn(outDir).filter((file) => file.endsWith('.woff2'));
  const bytes = fonts.reduce((total, file) => total + readFileSync(join(outDir, file)).length, 0);
  expect(fonts).toHaveLength(2);
  expect(bytes).toBeLessThanOrEqual(35_000);
});
