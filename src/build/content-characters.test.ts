import { describe, expect, it } from 'vitest';
import { unusualCharacters, usualCharacters } from './content-characters';

describe('characters that a content file adds to the fonts', () => {
  it.each([
    ['English', '"“Wi-Fi” – it’s 24 × 7…"', ''],
    ['a letter as it is', '"Škoda"', 'Š'],
    ['a letter as JSON may write it', String.raw`"\u0160koda \u00e9"`, 'Šé'],
    ['a letter as Markdown may write it', '"&Scaron;koda &#233;"', 'Šé'],
    ['a letter with its accent apart', '"Cafe\u0301"', 'é'],
    ['a pair of two units', '"🛰"', '🛰'],
    ['the same pair as JSON may write it', String.raw`"\ud83d\udef0"`, '🛰'],
    ['a name that HTML does not know', '"R&D; &zzz;"', ''],
  ])('%s', (_what, text, added) => {
    expect(unusualCharacters(text).join('')).toBe(added);
  });

  it('all that a keyboard types is usual', () => {
    for (const typed of 'AZaz09~{}"') expect(usualCharacters).toContain(typed);
  });
});
