import { named } from '../text/characters';
import { visible } from '../text/wording';
import type { SyntaxMistake } from './syntax-mistake';

/** Quotes of other programs and languages. */
export const typographic = '“”„‟«»‹›‚‘’‛″‶〝〞「」『』´＂';

/** Something that is not JSON: its form, and how JSON writes it. */
interface Foreign {
  form: RegExp;
  say(found: string): [message: string, help: string];
}

/** The first whose form fits the text at the mistake counts. */
const foreign: readonly Foreign[] = [
  {
    form: /\p{Cc}/uy,
    say: (found) => [
      `The character ${visible(found)} is not allowed here.`,
      found === '\0' ? 'Is the file saved as UTF-8? If so, delete the character.' : 'Delete it.',
    ],
  },
  {
    form: /\p{Cf}|\s/uy,
    say: (found) => [
      `This is ${named(found)}, not an ordinary space.`,
      'Replace it with an ordinary space, or delete it.',
    ],
  },
  { form: /\/[/*]|#|<!--|--(?=\s)/y, say: () => ['JSON does not allow comments.', 'Delete the comment.'] },
  {
    form: /(<{7}|={7}|>{7}|\|{7})(?= |\n|$)/y,
    say: () => [
      'This is an unresolved merge conflict.',
      'Keep one version, and delete the lines that git added.',
    ],
  },
  {
    form: /'(?:[^'"\\\n]{0,60}'(?=\s*[,:\]}]))?/y,
    say: (found) => ['JSON does not allow single quotes.', `Use double quotes: ${inQuotes(found)}.`],
  },
  {
    form: /`[^`"\\\n]{0,60}`(?=\s*[,:\]}])|(?<=[:[,{]\s*)`|`(?=[^\S\n]*(?:\n|$))/y,
    say: (found) => ['JSON does not allow backticks.', `Use double quotes: ${inQuotes(found)}.`],
  },
  {
    form: /(?<!")[+.&](?=\s*")/y,
    say: (found) => [
      `JSON does not join texts with ${found === '.' ? 'a dot' : found}.`,
      'Write them as one text in double quotes.',
    ],
  },
  {
    form: new RegExp(
      String.raw`[${typographic}](?:[^${typographic}"\\\n]{0,60}[${typographic}"](?=\s*[,:\]}]))?`,
      'y',
    ),
    say: (found) => ['These are typographic quotes.', `Use straight double quotes: ${inQuotes(found)}.`],
  },
  {
    form: /;(?=\s*$)/y,
    say: () => ['JSON does not end with ;.', 'Delete it.'],
  },
  {
    form: /(?<!:\s*)[;，；、]/y,
    say: (found) => [`A comma is needed here, found "${found}".`, 'Write , between two fields.'],
  },
  {
    form: /(?<=["'`\w]\s*)(?:=>?|->|：|:=)/y,
    say: (found) => [`A colon is needed here, found "${found}".`, 'Write "name": value.'],
  },
  {
    form: /\\(?=")/y,
    say: () => ['A quote at the start of a text has no backslash before it.', 'Delete the backslash.'],
  },
  {
    form: /&(quot|#34|#x22);/iy,
    say: (found) => [`This is the HTML entity ${found}`, 'Write " instead.'],
  },
  {
    // Not one in quotes, within a text.
    form: /(?<!")\((?=["{[\d])|\)(?!")/y,
    say: () => ['JSON does not allow round brackets.', 'Write a list in [ ].'],
  },
];

/** The text between other quotes as JSON, or how it would look. */
const inQuotes = (found: string) => (found.length > 1 ? `"${found.slice(1, -1)}"` : '"…"');

export function explainForeignCharacter(text: string, offset: number): SyntaxMistake | undefined {
  for (const { form, say } of foreign) {
    form.lastIndex = offset;
    const [found] = form.exec(text) ?? [];
    if (found === undefined) continue;
    const [message, help] = say(found);
    return { offset, length: found.length, message, help };
  }
  return undefined;
}
