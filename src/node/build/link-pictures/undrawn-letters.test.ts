import { expect, test } from 'vitest';
import { randomNumbers } from '../../../../tests/support/random-edits';
import { siteFonts } from '../fonts/site-fonts';
import { openTitleFont } from './title-font';
import { findUndrawn } from './undrawn-letters';

/** A site of which only titles, the name and the fonts matter here. */
const siteOf = (name: string, ...titles: string[]) => ({
  settings: { name },
  pages: titles.map((title, index) => ({ file: `pages/${index}.json`, pointer: '', facts: { title } })),
  facts: { tokens: new Map() },
});

const said = async (name: string, ...titles: string[]) =>
  (await findUndrawn(siteOf(name, ...titles))).map(
    ({ file, pointer, message, help }) => `${file}${pointer}: ${message} ${help}`,
  );

const install = (name: string) =>
  `Run "npm install --save-exact ${name}": what the font of headings lacks is drawn with other installed fonts.`;
const lacks = (letters: string, name: string) =>
  `pages/0.json/title: Link pictures leave out ${letters}: the font funnel-display has no such letters. ${install(name)}`;

test.each([
  ['Network design – 24/7 “café” €5', []],
  ['Łódź, Ålesund', []],
  ['Łódź, Ålesund'.normalize('NFD'), []],
  ['Δίκτυα', [lacks('"Δ", "ί", "κ", "τ", "υ", …', '@fontsource-variable/noto-sans')]],
  // The font of texts has them.
  ['Сети для офисов', []],
  ['บริ', [lacks('"บ", "ริ"', '@fontsource-variable/noto-sans-thai')]],
  ['网', [lacks('"网"', '@fontsource-variable/noto-sans-sc')]],
  ['カ', [lacks('"カ"', '@fontsource-variable/noto-sans-jp')]],
  // A font for Arabic letters is there for sites that choose it.
  ['شبكة', []],
  [
    'Hello 🙂👩‍🔧',
    [
      'pages/0.json/title: Link pictures leave out "🙂", "👩‍🔧": emoji are not drawn. Leave it if the picture says enough without, or delete it here.',
    ],
  ],
])('%s', async (title, messages) => {
  expect(await said('Northport', title)).toEqual(messages);
});

test('what the name of the site lacks is said at the name alone', async () => {
  expect(await said('ש', 'ש on a page', 'שω')).toEqual([
    `site.json/site/name: Link pictures leave out "ש": the font funnel-display has no such letters. ${install('@fontsource-variable/noto-sans-hebrew')}`,
    `pages/1.json/title: Link pictures leave out "ω": the font funnel-display has no such letters. ${install('@fontsource-variable/noto-sans')}`,
  ]);
});

/** The first letter and the last of a block in twelve scripts. */
const blocks = [
  [0x61, 0x7a],
  [0xc0, 0x24f],
  [0x1ea0, 0x1ef9],
  [0x391, 0x3c9],
  [0x410, 0x44f],
  [0x5d0, 0x5ea],
  [0x621, 0x64a],
  [0x905, 0x939],
  [0xe01, 0xe2e],
  [0x10d0, 0x10f0],
  [0x3041, 0x3096],
  [0x4e00, 0x9fa5],
] as const;

test('of 300 titles in twelve scripts, each letter is drawn or named', async () => {
  const random = randomNumbers(1);
  const below = (count: number) => Math.floor(random() * count);
  const marks = ['', '', '', '\u0301', '\u0323', '\u093f', '\u0e31', '\u064e'];
  const titles = blocks.flatMap(([from, to]) =>
    Array.from({ length: 25 }, () =>
      Array.from({ length: 12 }, (_, place) =>
        place % 5 === 4
          ? ' '
          : String.fromCodePoint(from + below(to - from + 1)) + marks[below(marks.length)],
      ).join(''),
    ),
  );
  expect(titles).toHaveLength(300);
  const heading = siteFonts(undefined).find(({ family }) => family === 'Headings');
  if (!heading) throw new Error('There is no font for headings.');
  const font = await openTitleFont(heading, titles.join(''));
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let [drawn, named] = [0, 0];
  for (const title of titles) {
    const missing = font.missing(title);
    for (const { segment } of segmenter.segment(title.normalize('NFC'))) {
      if (segment === ' ') continue;
      const isDrawn = font.outline(segment, 1, 0, 0) !== '';
      expect([segment, isDrawn]).toEqual([segment, !missing.includes(segment)]);
      if (isDrawn) drawn++;
      else named++;
    }
  }
  expect(drawn).toBeGreaterThan(400);
  expect(named).toBeGreaterThan(1500);
});
