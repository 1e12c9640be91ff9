import { visible } from '../text/words';
import type { SyntaxMistake } from './explain-syntax-error';

/** What stands where JSON has nothing of the kind: what was found, and how JSON says it. */
interface Foreign {
  form: RegExp;
  say(found: string): [message: string, help: string];
}

/** The first that fits the text from the mistake on. */
const foreign: readonly Foreign[] = [
  {
    form: /\p{Cc}/uy,
    say: (found) => [
      `${visible(found)} is no sign that JSON knows.`,
      found === '\0' ? 'Is the file saved as UTF-8? If so, delete the sign.' : 'Delete it.',
    ],
  },
  {
    form: /\p{Cf}|\s/uy,
    say: (found) => [
      `U+${codeOf(found)} is no blank that JSON knows.`,
      'Delete it, and write a plain blank.',
    ],
  },
  { form: /\/[/*]/y, say: () => ['Comments are not possible in JSON.', 'Delete the comment.'] },
  { form: /#|<!--/y, say: () => ['Comments are not possible in JSON.', 'Delete the comment.'] },
  {
    form: /(<{7}|={7}|>{7})(?= |\n|$)/y,
    say: () => ['git left this mark where two versions met.', 'Keep one of the two, and delete the marks.'],
  },
  { form: /'/y, say: () => ['Single quotes are not possible in JSON.', 'Use double quotes: "…".'] },
  { form: /[“”„‟«»＂]/y, say: () => ['These are typographic quotes.', 'Use straight double quotes: "…".'] },
  {
    form: /[;，；、]/y,
    say: (found) => [`A comma is needed here, found "${found}".`, 'Write , between two fields.'],
  },
  { form: /=>?|：/y, say: (found) => [`A colon is needed here, found "${found}".`, 'Write "name": value.'] },
  {
    form: /(True|False)\b/y,
    say: (found) => [`${found} is written small.`, `Write ${found.toLowerCase()}.`],
  },
  {
    form: /(None|undefined|NaN|nil|NULL|Null)\b/y,
    say: (found) => [`${found} is no value.`, 'Leave the field out when there is nothing to say.'],
  },
  { form: /\+\d[\d.]*/y, say: (found) => ['A number has no plus sign.', `Write ${found.slice(1)}.`] },
  {
    form: /%/y,
    say: () => ['A number stands alone, without a unit.', 'Delete the sign, or write text in quotes.'],
  },
  {
    form: /\((?=["{[\d])/y,
    say: () => ['Round brackets are not possible in JSON.', 'A list stands in [ ].'],
  },
];

export function explainForeignSign(text: string, offset: number): SyntaxMistake | undefined {
  for (const { form, say } of foreign) {
    form.lastIndex = offset;
    const [found] = form.exec(text) ?? [];
    if (found === undefined) continue;
    const [message, help] = say(found);
    return { offset, length: found.length, message, help };
  }
  return undefined;
}

const codeOf = (sign: string) => sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
