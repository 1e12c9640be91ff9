import { codeOf } from './wording';

/** Characters that nobody sees, or that are taken for another one, by name. */
const names: Readonly<Record<string, string>> = {
  '\n': 'line break',
  '\r': 'Windows line end',
  '\u00A0': 'no-break space',
  '\u00AD': 'soft hyphen',
  '\u034F': 'combining grapheme joiner',
  '\u061C': 'Arabic letter mark',
  '\u2009': 'thin space',
  '\u200A': 'hair space',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u200E': 'left-to-right mark',
  '\u200F': 'right-to-left mark',
  '\u2010': 'hyphen',
  '\u2011': 'no-break hyphen',
  '\u2012': 'figure dash',
  '\u2013': 'en dash',
  '\u2014': 'em dash',
  '\u2015': 'horizontal bar',
  '\u2018': 'left single quote',
  '\u2019': 'right single quote',
  '\u201C': 'left double quote',
  '\u201D': 'right double quote',
  '\u201E': 'low double quote',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202F': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u2212': 'minus sign',
  '\u2215': 'division slash',
  '\u2044': 'fraction slash',
  '\u3000': 'ideographic space',
  '\uFEFF': 'byte order mark',
};

/** Letters of other scripts, each before the Latin one that it looks like. */
const twins = new Map(
  'аa сc ԁd еe гr һh іi јj кk ӏl оo рp ԛq ѕs ԝw хx уy пn ѵv αa ιi κk νv οo ρp τt υu χx ωw ıi АA ВB ЕE КK МM НH ОO РP СC ТT ХX УY ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX'
    .split(' ')
    .map(([twin = '', latin = '']) => [twin, latin] as const),
);

const scripts: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\p{Script=Cyrillic}/u, 'Cyrillic'],
  [/\p{Script=Greek}/u, 'Greek'],
];

/** `U+200B (zero-width space)` */
export function named(character: string): string {
  const script = scripts.find(([pattern]) => pattern.test(character))?.[1];
  const name =
    names[character] ??
    (script
      ? `${script} ${character}`
      : /\p{M}/u.test(character)
        ? 'combining mark'
        : visibleName(character));
  return `${codeOf(character)} (${name})`;
}

function visibleName(character: string): string {
  if (/\s/.test(character)) return 'unusual space';
  return /\p{Cf}|\p{Cc}/u.test(character) ? 'invisible' : character;
}

/** What is invisible in every font. */
export const invisible = /\p{Cf}|\u034F/u;

/** A character that nobody types on purpose into a name or an address, and what it is taken for. */
function plainCharacter(character: string): string | undefined {
  if (character >= ' ' && character <= '~') return undefined;
  if (invisible.test(character)) return '';
  if (/\s/.test(character)) return ' ';
  if (/[\p{Pd}\u2212]/u.test(character)) return '-';
  if (/[\u2044\u2215]/.test(character)) return '/';
  const plain = twins.get(character) ?? character.normalize('NFKC');
  return plain !== character && /^[ -~]+$/.test(plain) ? plain : undefined;
}

/** A text without these characters, and the first of them. */
export function plainText(text: string): { text: string; first: string | undefined } {
  let first: string | undefined;
  let plain = '';
  for (const character of text) {
    const instead = plainCharacter(character);
    if (instead !== undefined) first ??= character;
    plain += instead ?? character;
  }
  return { text: plain, first };
}
