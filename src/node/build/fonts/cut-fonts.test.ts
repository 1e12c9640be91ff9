import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterAll, describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../../../tests/support/temporary-site';
import { usualCharacters } from '../../../site/page/unusual-characters';
import { cutFonts, inRange } from './cut-fonts';
import { siteFonts } from './site-fonts';

const cache = makeTemporaryFolder();
afterAll(() => rmSync(cache, { recursive: true }));

const texts = siteFonts(undefined).filter(({ family }) => family === 'Texts');

const cut = (characters: string, fonts = texts) => cutFonts(fonts, characters, cache, '/sub/');

async function cutOne(characters: string) {
  const { styles, files, preloads } = await cut(characters);
  const [font] = files;
  if (!font) throw new Error('There is no font.');
  const bytes = Buffer.from(font.content);
  const unpacked = { targetFormat: 'sfnt' as const, keepAllGlyphs: true, preserveNameIds: [14] };
  const face = new Face(new Blob(await subsetFont(bytes, '', unpacked)));
  return { styles, path: font.path, bytes, face, preloads };
}

describe('a font of the site', () => {
  test('holds the characters that are asked for, and the weights that the style sheets use', async () => {
    const { face, bytes } = await cutOne('Aé');
    expect(String.fromCodePoint(...face.collectUnicodes())).toBe('Aé');
    expect(face.getAxisInfos().wght).toMatchObject({ min: 400, max: 700 });
    expect(bytes.length).toBeLessThan(8_000);
  });

  test('says under which license it is', async () => {
    const { face } = await cutOne('A');
    expect(face.getName(14, 'en')).toBe('https://openfontlicense.org');
  });

  test('is named after what it holds, and its rule and its preload name it so', async () => {
    const usual = await cutOne(usualCharacters);
    const more = await cutOne(`${usualCharacters}é`);
    expect(usual.path).toMatch(/^assets\/geist-latin-wght-normal-[\w-]{8}\.woff2$/);
    expect(more.path).not.toBe(usual.path);
    expect(usual.preloads).toEqual([`/sub/${usual.path}`]);
    expect(usual.styles).toContain(
      `@font-face{font-family:Texts;src:url(/sub/${usual.path});font-weight:400 700;font-display:optional}`,
    );
  });

  test('has a further file for characters of another part of Unicode, if the site has any', async () => {
    const { files, styles, preloads } = await cut(`${usualCharacters}ИшžŁ`);
    expect(files.map(({ path }) => path.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual([
      'assets/geist-latin-wght-normal',
      'assets/geist-cyrillic-wght-normal',
      'assets/geist-latin-ext-wght-normal',
    ]);
    expect(preloads).toHaveLength(3);
    expect(styles).toMatch(/geist-cyrillic-wght-normal[^}]*;unicode-range:[^}]*U\+0400-045F/);
  });
});

test('a font of headings and of texts with the same weights is one file', async () => {
  const both = siteFonts({ headingFont: 'geist', textFont: 'geist', weight: 'light' });
  const { styles, files, preloads } = await cut('A', [...both]);
  expect([files.length, preloads.length]).toEqual([1, 1]);
  expect(styles.split(`url(/sub/${files[0]?.path})`)).toHaveLength(3);
});

test('a site names its own fonts by their packages; one that is not installed is the usual one', () => {
  const names = (brand: Parameters<typeof siteFonts>[0]) => siteFonts(brand).map(({ font }) => font.name);
  expect(names(undefined)).toEqual(['@fontsource-variable/funnel-display', '@fontsource-variable/geist']);
  expect(names({ headingFont: 'geist' })).toEqual([
    '@fontsource-variable/geist',
    '@fontsource-variable/geist',
  ]);
  expect(names({ textFont: 'not-installed' })).toEqual(names(undefined));
});

test.each([
  ['U+0000-00FF,U+0131', 'é', true],
  ['U+0000-00FF,U+0131', 'ı', true],
  ['U+0000-00FF,U+0131', 'Ł', false],
  ['U+4??', 'И', true],
  ['U+1F600', '😀', true],
])('in the range %s, %s: %s', (range, character, isIn) => {
  expect(inRange(range)(character)).toBe(isIn);
});

test('the same characters give the same bytes, cut again or kept', async () => {
  const first = await cutOne(usualCharacters);
  expect((await cutOne(usualCharacters)).bytes).toEqual(first.bytes);
  rmSync(cache, { recursive: true });
  expect((await cutOne(usualCharacters)).bytes).toEqual(first.bytes);
});

test('a font that no site has used for a month is deleted, one in use is not', async () => {
  await cut('A');
  const old = join(cache, 'old.woff2');
  writeFileSync(old, '');
  const long = new Date(Date.now() - 31 * 24 * 3600 * 1000);
  for (const name of readdirSync(cache)) utimesSync(join(cache, name), long, long);
  await cut('A');
  expect(existsSync(old)).toBe(false);
  const used = readdirSync(cache);
  // The font, and its fallback faces.
  expect(used).toHaveLength(2);
  await cut('B');
  expect(readdirSync(cache)).toHaveLength(2);
  expect(readdirSync(cache)).not.toEqual(used);
});
