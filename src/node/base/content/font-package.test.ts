import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontPackage, installedFonts, weightsIn } from './font-package';

test('the fonts that are installed are known by the names of their packages', () => {
  expect(installedFonts()).toEqual(expect.arrayContaining(['funnel-display', 'geist']));
  expect(fontPackage('not-installed')).toBeUndefined();
});

test('a font has a file for each part of Unicode, the one with the usual characters first', () => {
  const files = fontPackage('geist')?.files([400, 700]) ?? [];
  expect(files[0]).toMatchObject({ weights: [400, 700], isVariable: true, characters: '' });
  expect(files[0]?.path).toMatch(/geist-latin-wght-normal\.woff2$/);
  expect(files.find(({ path }) => path.includes('cyrillic-wght'))?.characters).toContain('U+0400-045F');
  expect(files.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test.each([
  ['a variable font has one file for the range', { min: '100', max: '900' }, [400, 700], ['wght 400 700']],
  ['a lighter one as much of it as it can', { min: '300', max: '600' }, [600, 700], ['wght 600 600']],
  [
    'another one a file for regular and one for bold texts',
    [700, 400, 600],
    [400, 700],
    ['400 400 400', '600 600 600'],
  ],
  ['headings need one', [400, 600, 700], [600, 700], ['600 600 600']],
  ['the next heavier weight stands in', [400, 700], [600, 700], ['700 700 700']],
  ['then the heaviest', [400], [600, 700], ['400 400 400']],
] as const)('of weights, %s', (_, has, [from, to], expected) => {
  const found = weightsIn(has, [from, to]);
  expect(found.map(({ label, weights }) => [label, ...weights].join(' '))).toEqual(expected);
});
