import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Of each part, the file that its first link names, and the code that it quotes. */
const parts = readFileSync('docs/tour.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((part) => ({
    file: join('docs', /\]\((\.\.\/.*?)\)/.exec(part)?.[1] ?? ''),
    quote: /```\w+\n(.*?)```/s.exec(part)?.[1] ?? '',
  }));

test('the tour goes through ten files', () => {
  expect(new Set(parts.map(({ file }) => file)).size).toBe(10);
  expect(parts).toHaveLength(10);
});

test.each(parts)('$file has the lines that the tour quotes', ({ file, quote }) => {
  const lines = quote.trim().split('\n');
  const text = readFileSync(file, 'utf8');
  expect(quote).not.toBe('');
  expect(lines.filter((line) => !text.includes(line.trim()))).toEqual([]);
});
