import { expect, test } from 'vitest';
import schema from '../../../site.schema.json' with { type: 'json' };

const pattern = new RegExp(schema.$defs.settings.properties.language.pattern, 'u');

test.each([
  // RFC 5646, appendix A.
  'de',
  'zh-Hant',
  'sr-Latn-RS',
  'sl-rozaj-biske',
  'de-CH-1901',
  'hy-Latn-IT-arevela',
  'es-419',
  'de-CH-x-phonebk',
  'en-US-u-islamcal',
  // Section 2.1.1: capitals carry no meaning.
  'en-us',
  'EN',
  'sr-latn-rs',
  'ZH-HANT-tw',
])('%s is a language', (tag) => {
  expect(pattern.test(tag)).toBe(true);
  expect(Intl.getCanonicalLocales(tag)).toHaveLength(1);
});

// The last two can't be read by `Intl`: one names no language, and the language of the other has a tag of its own, cmn.
test.each(['English', 'en_US', 'de-419-DE', 'a-DE', 'en-', 'x-private', 'zh-cmn'])('%s is none', (tag) => {
  expect(pattern.test(tag)).toBe(false);
});
