import { named } from '../text/characters';
import { visible } from '../text/wording';
import type { SyntaxMistake } from './syntax-mistake';

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
  { form: /\/[/*]/y, say: () => ['JSON does not allow comments.', 'Delete the comment.'] },
  { form: /#|<!--/y, say: () => ['JSON does not allow comments.', 'Delete the comment.'] },
  {
    form: /(<{7}|={7}|>{7})(?= |\n|$)/y,
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
    form: /`[^`"\\\n]{1,60}`(?=\s*[,:\]}])/y,
    say: (found) => ['JSON does not allow backticks.', `Use double quotes: ${inQuotes(found)}.`],
  },
  {
    form: /(?<!")\+(?=\s*")/y,
    say: () => ['JSON does not join texts with +.', 'Write them as one text in double quotes.'],
  },
  {
    form: /[“”„‟«»＂](?:[^“”„‟«»＂"\\\n]{0,60}[“”„‟«»＂"](?=\s*[,:\]}]))?/y,
    say: (found) => ['These are typographic quotes.', `Use straight double quotes: ${inQuotes(found)}.`],
  },
  {
    form: /[;，；、]/y,
    say: (found) => [`A comma is needed here, found "${found}".`, 'Write , between two fields.'],
  },
  { form: /=>?|：/y, say: (found) => [`A colon is needed here, found "${found}".`, 'Write "name": value.'] },
  {
    form: /(True|False)\b/y,
    say: (found) => [`${found} must be in lower case.`, `Write ${found.toLowerCase()}.`],
  },
  {
    form: /(None|undefined|NaN|nil|NULL|Null)\b/y,
    say: (found) => [`${found} is not a JSON value.`, 'Delete the field if it has no value.'],
  },
  {
    form: /\+\d[\d.]*/y,
    say: (found) => ['A number cannot start with a plus sign.', `Write ${found.slice(1)}.`],
  },
  {
    form: /%/y,
    say: () => [
      'A number cannot have a unit.',
      'Delete the unit, or write the value as text in double quotes.',
    ],
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
