import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { charactersIn } from '../../../site/text/wording';
import { loadValidators, validators } from './compiled-validators';

const page = {
  path: '/',
  title: 'Home',
  description: 'The home page.',
  blocks: [{ type: 'hero', heading: 'Home' }],
};

describe('a page is', () => {
  test.each([
    ['valid', {}, true],
    ['valid with a text of exactly the longest length in surrogate pairs', { title: '💡'.repeat(400) }, true],
    ['not valid with a text that is longer by one', { title: '💡'.repeat(401) }, false],
    ['not valid with two equal aliases', { aliases: ['/a', '/a'] }, false],
    ['not valid with a key that every object inherits', { toString: 1 }, false],
    ['not valid without its blocks', { blocks: undefined }, false],
  ])('%s', (_name, change, valid) => {
    expect(validators.page({ ...page, ...change }).valid).toBe(valid);
  });
});

test('characters are counted as ajv counts them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(charactersIn(text)).toBe(ucs2length(text));
    }),
  );
});

describe('the compiled schema', () => {
  let cache: string;
  beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), 'site-validators-'));
  });
  afterEach(() => rmSync(cache, { recursive: true }));

  test('is kept, and used again', async () => {
    const kept = join(cache, 'kept');
    expect((await loadValidators(kept)).page(page).valid).toBe(true);
    const [file = ''] = readdirSync(kept);
    writeFileSync(join(kept, file), 'exports.page = () => false;');
    expect((await loadValidators(kept)).page(page).valid).toBe(false);
  });

  test('leaves the cache when it has not been used for long', async () => {
    const old = join(cache, 'old.cjs');
    writeFileSync(old, '');
    utimesSync(old, 0, 0);
    await loadValidators(cache);
    expect(readdirSync(cache)).toEqual([expect.not.stringContaining('old')]);
  });

  test('is made in memory where nothing can be written', async () => {
    const file = join(cache, 'a-file');
    writeFileSync(file, '');
    expect((await loadValidators(join(file, 'cache'))).page(page).valid).toBe(true);
    expect(readdirSync(cache)).toEqual(['a-file']);
  });
});
