import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../../../tests/support/temporary-site';
import { fallbackFaces, systemFonts } from './fallback-faces';
import { siteFonts } from './site-fonts';

const cache = makeTemporaryFolder();
afterAll(() => rmSync(cache, { recursive: true }));

const [headings, texts] = siteFonts(undefined);
if (!headings || !texts) throw new Error('A site has two fonts.');
const facesOf = async (font: typeof texts) => {
  const { rules } = await fallbackFaces(font, cache);
  return rules.split(/(?=@font-face)/);
};
const faces = await facesOf(texts);

test('a font has a face of each system font for regular and bold text', () => {
  expect(faces).toHaveLength(2 * systemFonts.length);
  for (const weights of ['400 500', '501 700'])
    expect(faces.filter((face) => face.includes(`font-weight:${weights};`))).toHaveLength(systemFonts.length);
});

test('the last one, which browsers try first, is Arial, scaled to the width and the height of the font', () => {
  // Geist at 600: 0.489 wide, 1.005 above and 0.295 below the baseline (@capsizecss/metrics); Arial Bold: 0.48 wide.
  expect(faces.at(-1)).toBe(
    '@font-face{font-family:"Texts Fallback";src:local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold");font-weight:501 700;size-adjust:101.9%;ascent-override:99%;descent-override:29%}',
  );
});

test('only weights that the font has are covered', async () => {
  expect(await facesOf(headings)).toHaveLength(systemFonts.length);
});

test('a font without Latin letters has none', async () => {
  const { rules } = await fallbackFaces(
    { ...texts, font: { ...texts.font, hasLatin: false, name: 'x' } },
    cache,
  );
  expect(rules).toBe('');
});
