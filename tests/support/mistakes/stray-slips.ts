import type { Hand } from './mistakes';
import { replaced, type Slip, type SlipKind, withText } from './slip';

/** Offsets outside of texts, between two of JSON's characters. */
function gaps(text: string, after: RegExp): number[] {
  const found: number[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\],:]/g))
    if (after.test(token)) found.push(index + token.length);
  return found;
}

export function aFile({ contents, pick }: Hand): [file: string, text: string] {
  const file = pick(
    [...contents.keys()].filter((name) => name.endsWith('.json') && !name.startsWith('files/')),
  );
  return [file, contents.get(file) ?? ''];
}

/** Puts a text between two items, on a line of its own or not. */
function between(hand: Hand, token: string, says: RegExp, ownLine = hand.below(2) === 1): Omit<Slip, 'name'> {
  const [file, text] = aFile(hand);
  const gap = hand.pick(gaps(text, /^[,{}[\]]$/));
  const at = ownLine ? (/\n|$/.exec(text.slice(gap))?.index ?? 0) : 0;
  const start = ownLine ? gap + at + 1 : gap;
  if (start > text.length) return withText(file, `${text}\n${token}\n`, says);
  return replaced(hand, file, start, start, ownLine ? `${token}\n` : token, says);
}

const token = (
  name: string,
  tokens: readonly string[],
  says: RegExp,
  ownLine?: boolean,
): [string, SlipKind] => [
  name,
  (hand) => {
    const slip = between(hand, hand.pick(tokens), says, ownLine);
    // The last character of the text before may be where a line break is added.
    const [place] = slip.at;
    return place?.from !== undefined && ownLine !== false
      ? { ...slip, at: [{ ...place, to: Math.max(place.from, (place.to ?? 0) - 1) }] }
      : slip;
  },
];

export const straySlips: Readonly<Record<string, SlipKind>> = Object.fromEntries<SlipKind>([
  token('a closing bracket between items', ['}', ']'], /[}\]]/, true),
  token('an opening bracket between items', ['{', '['], /[{[]/, true),
  token('brackets between items', ['}{', '][', ']]', '}}', '{{', '[['], /[[\]{}]/, true),
  token('commas between items', [',', ',,', ', ,'], /comma|","/i, true),
  token('a letter between items', ['x', 'q', 'sdf', 'é', '7'], /[xqsé7]/, true),
  token('a letter in a line', ['x', 'q', 'é'], /[xqé]/, false),
  token(
    'a dot between items',
    ['.', ';', ':', '-', '*', '…', '·', '•', '?', '!', '\\', '/', '|', '&', '@', '~', '^', '_', '='],
    /./,
    true,
  ),
  token('a dot in a line', ['.', ';', '-', '*', '…', '•', '?', '!', '\\', '|', '&'], /./, false),
  token('a quote between items', ['"', "'", '`'], /quote|backtick/i, true),
  token('a byte order mark between items', ['\uFEFF'], /byte order mark/),
  token(
    'an invisible character between items',
    ['\u00A0', '\u200B', '\u00AD', '\u2003', '\u3000', '\u2028', '\u2060'],
    /U\+|space/,
  ),
  token(
    'a prompt of a shell',
    [
      '$ npm run validate',
      '> npm run dev',
      'user@host:~/site$ git pull',
      'C:\\site> npm start',
      'PS C:\\site> git status',
      '% npm run build',
    ],
    /./,
    true,
  ),
  token(
    'a marker of a merge conflict',
    ['<<<<<<< HEAD', '=======', '>>>>>>> theirs', '||||||| base', '<<<<<<< Updated upstream'],
    /merge/,
    true,
  ),
  token('a comment', ['// new', '/* new */', '# new', '<!-- new -->'], /comment/i, true),
  token(
    'a text between items',
    [
      '"new"',
      'new text',
      'TODO: ask Anna',
      '<br>',
      '&nbsp;',
      '---',
      '***',
      '```',
      '```json',
      '- new',
      '-- new',
      '; new',
      '%% new',
    ],
    /./,
    true,
  ),
  [
    'a second document behind the first',
    (hand) => {
      const [file, text] = aFile(hand);
      const [, other] = aFile(hand);
      const end = text.trimEnd().length;
      return replaced(
        hand,
        file,
        end,
        end,
        hand.pick(['', '\n', ',\n', '\n\n---\n']) + hand.pick([text, other]),
        /second|more than one|document|JSON/,
      );
    },
  ],
  [
    'something behind the document',
    (hand) => {
      const [file, text] = aFile(hand);
      const end = text.trimEnd().length;
      return replaced(
        hand,
        file,
        end,
        end,
        hand.pick([
          ',',
          '}',
          ']',
          ';',
          '.',
          'x',
          '\n}',
          '\n{',
          '\n[',
          '\nnull',
          '\n"x"',
          '\nEOF',
          '\n$ ',
          '\n```',
          '\uFEFF',
          '\0',
          '\x1a',
        ]),
        /./,
      );
    },
  ],
  [
    'something before the document',
    (hand) => {
      const [file] = aFile(hand);
      return replaced(
        hand,
        file,
        0,
        0,
        hand.pick([
          ',',
          '}',
          ']',
          '[',
          '{',
          '.',
          'x',
          'json\n',
          '```json\n',
          'const page = ',
          'export default ',
          'page = ',
          '\uFEFF\uFEFF',
          '\0',
          '---\n',
          'JSON:\n',
          '//\n',
          '(',
          '"',
          "'",
        ]),
        /./,
      );
    },
  ],
]);
