import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brotliSize, scriptSizes } from '../../scripts/support/brotli-sizes';
import { filesIn } from '../support/files-in';
import { outDir } from '../support/output';

const sizes = scriptSizes(outDir);
const sum = (keep: (name: string) => boolean) =>
  [...sizes].filter(([name]) => keep(name)).reduce((total, [, size]) => total + size, 0);

test('the loader weighs at most 1.5 KB (brotli)', () => {
  expect(sum((name) => name === 'loader')).toBeGreaterThan(0);
  expect(sum((name) => name === 'loader')).toBeLessThanOrEqual(1_500);
});

test('all scripts but the carousel library weigh at most 95 KB (brotli)', () => {
  expect(sum((name) => !name.includes('embla'))).toBeLessThanOrEqual(95_000);
});

test('the style sheet weighs at most 10 KB (brotli)', () => {
  const sheets = filesIn(outDir).filter((file) => file.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  expect(brotliSize(join(outDir, sheets[0] ?? ''))).toBeLessThanOrEqual(10_240);
});
