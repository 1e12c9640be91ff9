import { expect, test } from 'vitest';
import { faceFonts } from './face-fonts';

test.each([
  ['cafe', 'de-AT', 'bricolage-grotesque', 'figtree'],
  ['trade', 'en', 'newsreader', 'figtree'],
  ['trade', 'ar', 'reem-kufi', 'noto-naskh-arabic'],
  ['standard', 'fa', 'noto-naskh-arabic', 'noto-naskh-arabic'],
  ['association', 'vi', 'geist', 'geist'],
  ['studio', 'ru', 'geist', 'geist'],
  ['practice', 'not a tag', 'figtree', 'figtree'],
] as const)('the look %s has in "%s" the fonts %s and %s', (face, language, headingFont, textFont) => {
  expect(faceFonts(face, language)).toEqual({ headingFont, textFont });
});

test.each(['en', 'ru'])('the standard look has the fonts of every site in "%s"', (language) => {
  expect(faceFonts('standard', language)).toEqual({});
});
