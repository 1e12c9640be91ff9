import type { JsonPath } from '../json/json-path';
import { named, plainText } from '../text/characters';
import { codeOf } from '../text/wording';
import type { FieldContext, Rule } from './rule';

/** Embeddings, overrides and isolates. The plain marks of Arabic and Hebrew texts are not among them. */
const inTexts = /[\u202A-\u202E\u2066-\u2069]/;
/** And all that is invisible. */
const inAddresses = /[\p{Bidi_Control}\u00AD\u200B-\u200D\u2060\uFEFF]/u;

type Context = FieldContext<{ turned: [found: string]; invisible: [found: string, address: string] }>;

function checkText(text: string, { report }: Context, at: JsonPath) {
  const [found] = inTexts.exec(text) ?? [];
  if (found !== undefined) report(at, 'turned', found);
}

function checkAddress(text: string, { report }: Context, at: JsonPath) {
  // Tokens have their own rule.
  const [found] = inAddresses.exec(text.replace(/\{[^{}]*\}/g, '')) ?? [];
  if (found !== undefined) report(at, 'invisible', found, text);
}

export const textDirection: Rule<{ turned: [found: string]; invisible: [found: string, address: string] }> = {
  id: 'text-direction',
  severity: 'warning',
  meaning: 'Readers see the characters of a text or an address in the order in which they are written.',
  messages: {
    turned: {
      message: (found) =>
        `This text contains ${codeOf(found)}, which can turn the order of its characters around.`,
      help: () => 'Delete this invisible character, or write the text again.',
      example: ['\u202E'],
    },
    invisible: {
      message: (found) => `This address contains ${named(found)}, which is invisible.`,
      help: (_, address) => `Write ${plainText(address).text}.`,
      example: ['\u200B', 'https://northport.net/\u200Boffer'],
    },
  },
  suspicious: /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/,
  fields: {
    line: checkText,
    markdown: checkText,
    suffix: checkText,
    href: checkAddress,
    aliasPath: checkAddress,
    redirectPath: checkAddress,
    httpsUrl: checkAddress,
    endpoint: checkAddress,
    email: checkAddress,
  },
};
