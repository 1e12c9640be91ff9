import { describe, expect, it } from 'vitest';
import { unusualCharacters, usualCharacters } from './unusual-characters';

describe('characters that a text adds to the fonts', () => {
  it.each([
    ['English', '"“Wi-Fi” – it’s 24 × 7…"', ''],
    ['a letter as it is', '"Škoda"', 'Š'],
    ['a letter as Markdown may write it', '"&Scaron;koda &#233;"', 'Šé'],
    ['a letter with its accent apart', '"Cafe\u0301"', 'é'],
    ['a pair of two units', '"🛰"', '🛰'],
    ['a name that HTML does not know', '"R&D; &zzz;"', ''],
  ])('%s', (_what, text, added) => {
    expect(unusualCharacters({ texts: [text] })).toBe(added);
  });

  it('all that a keyboard types is usual', () => {
    for (const typed of 'AZaz09~{}"') expect(usualCharacters).toContain(typed);
  });
});
