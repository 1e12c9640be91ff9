import { describe, expect, test } from 'vitest';
import schema from '../../../site.schema.json' with { type: 'json' };
import { directionOf } from './direction-of';
import { localeOf } from './locale-of';

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
  expect(Intl.getCanonicalLocales(localeOf(tag))).toHaveLength(1);
});

describe('a language that `Intl` reads in another way', () => {
  test.each([
    ['zh-cmn-Hans-CN', 'cmn-Hans-CN'],
    ['zh-yue', 'yue'],
    ['ar-arz', 'arz'],
    ['sgn-ase', 'ase'],
    ['en-GB-oed', 'en-GB'],
    ['i-klingon', 'und'],
    ['sgn-BE-FR', 'und'],
    ['zh-min-nan', 'und'],
    ['no-bok', 'und'],
    ['no-NO', 'no-NO'],
    ['x-private', 'und'],
  ])('%s is %s', (tag, locale) => {
    expect(pattern.test(tag)).toBe(true);
    expect(localeOf(tag)).toBe(locale);
    expect(Intl.getCanonicalLocales(localeOf(tag))).toHaveLength(1);
    expect(directionOf(tag)).toBe(tag === 'ar-arz' ? 'rtl' : 'ltr');
  });
});

test.each(['English', 'en_US', 'en-USA', 'de-419-DE', 'a-DE', 'en-', 'i-other'])(
  '%s is no language tag',
  (tag) => {
    expect(pattern.test(tag)).toBe(false);
  },
);
