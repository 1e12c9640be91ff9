import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fallbackFaces } from './fallback-faces';
import { systemFonts } from './system-fonts';

const styles = `@font-face {
  font-family: "Geist";
  src: url("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2");
  font-weight: 400 700;
}`;
const faces = (await fallbackFaces(styles, createRequire(import.meta.url).resolve)).split('\n');

test('a web font has a face of each system font for regular, medium and bold text', () => {
  expect(faces).toHaveLength(3 * systemFonts.length);
  for (const weights of ['400', '401 500', '501 700'])
    expect(faces.filter((face) => face.includes(`font-weight:${weights};`))).toHaveLength(systemFonts.length);
});

test('the last one, which browsers try first, is Arial, scaled to the width and the height of the web font', () => {
  // Geist at 600: 0.489 wide, 1.005 above and 0.295 below the baseline (@capsizecss/metrics); Arial Bold: 0.48 wide.
  expect(faces.at(-1)).toBe(
    '@font-face{font-family:"Geist Fallback";src:local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold");font-weight:501 700;size-adjust:101.9%;ascent-override:98.7%;descent-override:29%}',
  );
});

test('a style sheet without web fonts has no fallback faces', async () => {
  expect(await fallbackFaces('p{color:red}', (file) => file)).toBe('');
});
