export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßøæœđłÞð]/gi, (letter) => plainLetters[letter.toLowerCase()] ?? letter);

const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
};

/** Whether what is lost of a text as a part of a path says something: a word in another script, an emoji. */
export const hasForeign = (text: string): boolean =>
  /[^\p{ASCII}\p{Script=Latin}\p{P}\p{Sc}°©®™]/u.test(withoutAccents(text));

const danish = { å: 'aa', ø: 'oe', æ: 'ae' };

/** How languages write their letters where there is only a to z. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: danish,
  nb: danish,
  nn: danish,
  no: danish,
};

function spelled(text: string, language: string): string {
  const spelling = spellings[language.split('-', 1)[0] ?? ''] ?? {};
  return text.normalize('NFC').replace(/[äöüåøæ]/gi, (letter) => spelling[letter.toLowerCase()] ?? letter);
}

/**
 * What remains of a text as a part of a path, as its language spells it: empty for a text without a letter or digit of a
 * path.
 */
export const pathPart = (text: string, language = ''): string =>
  withoutAccents(spelled(text, language))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What remains of a text as an id, which starts with a letter. */
export const slug = (text: string): string => pathPart(text).replace(/^[^a-z]+/, '');
