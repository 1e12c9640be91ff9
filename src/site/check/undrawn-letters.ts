import type { Place } from '../json/place';
import type { Finding } from '../problem/finding';
import { createFinding } from '../problem/rule-text';
import type { Rule } from './rule';

/** Found by whatever opens fonts: the build and `npm run validate`. */
export const undrawnLetters: Rule<{
  missing: [letters: string, font: string, name: string];
  emoji: [letters: string];
}> = {
  id: 'undrawn-letters',
  severity: 'warning',
  meaning: 'Link pictures show every letter of the title and of the name of the site.',
  messages: {
    missing: {
      message: (letters, font) => `Link pictures leave out ${letters}: the font ${font} has no such letters.`,
      help: (_letters, _font, name) =>
        `Run "npm install --save-exact ${name}": what the font of headings lacks is drawn with other installed fonts.`,
      example: ['"ท", "ย"', 'funnel-display', '@fontsource-variable/noto-sans-thai'],
    },
    emoji: {
      message: (letters) => `Link pictures leave out ${letters}: emoji are not drawn.`,
      help: () => 'Leave it if the picture says enough without, or delete it here.',
      example: ['"🙂"'],
    },
  },
};

/** Letters that no font has, where they are written. */
export interface Undrawn extends Place {
  letters: readonly string[];
  /** The font of headings. */
  font: string;
}

const shown = (letters: readonly string[]): string =>
  [...letters.slice(0, 5).map((letter) => `"${letter}"`), ...(letters.length > 5 ? ['…'] : [])].join(', ');

export const isEmoji = (letter: string) => /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u.test(letter);

/** One for letters, and one for emoji. */
export function undrawnFindings({ letters, font, ...place }: Undrawn): Finding[] {
  const [emoji, others] = [letters.filter(isEmoji), letters.filter((letter) => !isEmoji(letter))];
  const [first = ''] = others;
  return [
    ...(others.length > 0
      ? [createFinding(undrawnLetters, place, 'missing', shown(others), font, fontPackageFor(first))]
      : []),
    ...(emoji.length > 0 ? [createFinding(undrawnLetters, place, 'emoji', shown(emoji))] : []),
  ];
}

/** The scripts that Noto Sans itself has, or that have a font of another name. */
const fonts: readonly (readonly [form: RegExp, name: string])[] = [
  [/^(\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{M})/u, 'noto-sans'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'noto-sans-jp'],
  [/\p{Script=Hangul}/u, 'noto-sans-kr'],
  [/[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u, 'noto-sans-sc'],
  ...[
    'Arabic',
    'Armenian',
    'Bengali',
    'Devanagari',
    'Ethiopic',
    'Georgian',
    'Gujarati',
    'Gurmukhi',
    'Hebrew',
    'Kannada',
    'Khmer',
    'Lao',
    'Malayalam',
    'Myanmar',
    'Oriya',
    'Sinhala',
    'Tamil',
    'Telugu',
    'Thaana',
    'Thai',
    'Tibetan',
  ].map((script) => [new RegExp(`\\p{Script=${script}}`, 'u'), `noto-sans-${script.toLowerCase()}`] as const),
];

/** A package that has a letter: by https://fontsource.org, the Noto fonts are for all scripts. */
export function fontPackageFor(letter: string): string {
  const name = fonts.find(([form]) => form.test(letter))?.[1] ?? 'noto-sans-symbols-2';
  if (name === 'noto-sans-tibetan') return '@fontsource/noto-serif-tibetan';
  return name === 'noto-sans-symbols-2' ? `@fontsource/${name}` : `@fontsource-variable/${name}`;
}
