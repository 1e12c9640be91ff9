import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sheetsOf } from '../../../src/app/shared/page-data';
import { registryFile } from '../../../src/node/base/generate/registered-blocks';
import { brotliBytes, scriptSizes } from '../../support/brotli-sizes';
import { filesIn } from '../../support/files-in';
import { linesOfDrawings } from '../../support/lines-of-drawings';
import { expectWithin, isOurs } from '../support/budget';
import { kinds } from '../support/content';
import { fileOfPath, outDir, readOutput } from '../support/output';

const sizes = scriptSizes(outDir);
const sum = (keep: (name: string) => boolean) =>
  [...sizes].filter(([name]) => keep(name)).reduce((total, [, size]) => total + size, 0);

/** The names of the scripts that only pages with a certain block load. */
const lateBlocks = [
  ...readFileSync(registryFile, 'utf8').matchAll(/lateBlock\(\(\) => import\('\.\/[\w-]+\/([\w-]+)'/g),
].map(([, name = '']) => name);

describe('if the site is the engine’s own', () => {
  test('the loader weighs at most 1.5 KB (brotli)', (context) => {
    const loader = sum((name) => name === 'loader');
    expect(loader).toBeGreaterThan(0);
    expectWithin(context, 'the loader', loader, 1_500);
  });

  test('all scripts weigh at most 96.6 KB without the carousel library and 105 KB with it (brotli), and each late one 2 KB', (context) => {
    const carousel = sum((name) => name.includes('embla'));
    expect(carousel).toBeGreaterThan(0);
    const late = [...lateBlocks, 'own-fields', 'filter-list'];
    const all = sum((name) => !late.includes(name));
    expectWithin(context, 'the scripts without the carousel library', all - carousel, 96_600);
    expectWithin(context, 'all scripts', all, 105_000);
    for (const part of late) {
      const bytes = sum((name) => name === part);
      expect(bytes, part).toBeGreaterThan(0);
      expectWithin(context, `the script of ${part}`, bytes, 2_000);
    }
  });

  test('the styles of the home page weigh at most 10 KB (brotli), and the fallback fonts 450 bytes', (context) => {
    const styles = sheetsOf(readOutput('index.html')).join('');
    expect(styles).toContain('.hero');
    const alone = styles.replace(/@font-face\{font-family:[^;]* Fallback;[^}]*\}/g, '');
    expectWithin(context, 'the styles of the home page', brotliBytes(alone), 10_240);
    expectWithin(context, 'the fallback fonts', brotliBytes(styles) - brotliBytes(alone), 450);
  });

  test('two fonts weigh at most 35 KB', (context) => {
    const fonts = filesIn(outDir).filter((file) => file.endsWith('.woff2'));
    const bytes = fonts.reduce((total, file) => total + readFileSync(join(outDir, file)).length, 0);
    if (isOurs) expect(fonts).toHaveLength(2);
    expectWithin(context, 'the fonts', bytes, 35_000);
  });
});

test('no script holds a line of any drawing', () => {
  const documents = kinds.map(([, path]) => fileOfPath(path) ?? '404.html');
  const { lines, inScripts } = linesOfDrawings(outDir, documents);
  // A site need not show any.
  if (isOurs) expect(lines).not.toEqual([]);
  expect(inScripts).toEqual([]);
});

test('no page loads a separate style sheet', () => {
  expect(filesIn(outDir).filter((file) => file.endsWith('.css'))).toEqual([]);
});
