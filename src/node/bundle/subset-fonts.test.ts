import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterAll, expect, test } from 'vitest';
import { usualCharacters } from '../../site/page/unusual-characters';
import { subsetFonts } from './subset-fonts';

const cache = mkdtempSync(join(tmpdir(), 'site-fonts-'));
afterAll(() => rmSync(cache, { recursive: true }));

const whole = readFileSync('node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');
const look = {
  blockStyles: [],
  styles:
    '@font-face{font-family:Geist;src:url(/sub/assets/geist-BgDaEnEv.woff2);font-weight:400 700}p{font-family:Geist}',
  fonts: [{ path: 'assets/geist-BgDaEnEv.woff2', content: whole }],
};

async function cut(characters: string) {
  const { styles, fonts } = await subsetFonts(look, characters, cache);
  const [font] = fonts;
  if (!font) throw new Error('There is no font.');
  const bytes = Buffer.from(font.content);
  const unpacked = { targetFormat: 'sfnt' as const, keepAllGlyphs: true, preserveNameIds: [14] };
  const face = new Face(new Blob(await subsetFont(bytes, '', unpacked)));
  return { styles, path: font.path, bytes, face };
}

test('a font holds the characters that are asked for, and the weights of its rule', async () => {
  const { face, bytes } = await cut('Aé');
  expect(String.fromCodePoint(...face.collectUnicodes())).toBe('Aé');
  expect(face.getAxisInfos().wght).toMatchObject({ min: 400, max: 700 });
  expect(bytes.length).toBeLessThan(whole.length / 4);
});

test('a font says under which license it is', async () => {
  const { face } = await cut('A');
  expect(face.getName(14, 'en')).toBe('https://openfontlicense.org');
});

test('it is named after what it holds, and the style sheet names it so', async () => {
  const usual = await cut(usualCharacters);
  const more = await cut(`${usualCharacters}é`);
  expect(usual.path).toMatch(/^assets\/geist-[\w-]{8}\.woff2$/);
  expect(more.path).not.toBe(usual.path);
  expect(usual.styles).toBe(look.styles.replace('assets/geist-BgDaEnEv.woff2', usual.path));
});

test('the same characters give the same bytes, cut again or kept', async () => {
  const first = await cut(usualCharacters);
  expect((await cut(usualCharacters)).bytes).toEqual(first.bytes);
  rmSync(cache, { recursive: true });
  expect((await cut(usualCharacters)).bytes).toEqual(first.bytes);
});

test('what no site has used for a month is deleted, and what is used never', async () => {
  await cut('A');
  const old = join(cache, 'old.woff2');
  writeFileSync(old, '');
  const long = new Date(Date.now() - 31 * 24 * 3600 * 1000);
  const before = readdirSync(cache);
  for (const name of before) utimesSync(join(cache, name), long, long);
  await cut('A');
  expect(existsSync(old)).toBe(false);
  const used = readdirSync(cache);
  expect(used).toHaveLength(1);
  await cut('B');
  expect(readdirSync(cache)).toHaveLength(1);
  expect(readdirSync(cache)).not.toEqual(used);
});
