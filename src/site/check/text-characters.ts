import type { JsonPath } from '../json/json-path';
import { codeOf } from '../text/wording';
import type { FieldContext, Rule } from './rule';

const suspicious = /[\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]/;
const unusable = /\p{Noncharacter_Code_Point}|\p{Surrogate}/u;

/** The first code point in a text that is not a character. */
export function unusableCharacter(text: string): string | undefined {
  return suspicious.test(text) ? unusable.exec(text)?.[0] : undefined;
}

interface Mistakes {
  unusable: [found: string];
}

function check(text: string, { report }: FieldContext<Mistakes>, at: JsonPath) {
  const found = unusableCharacter(text);
  if (found !== undefined) report(at, 'unusable', found);
}

/** What no browser, file system or search engine can show. */
export const textCharacters: Rule<Mistakes> = {
  id: 'text-characters',
  severity: 'error',
  meaning: 'Every text has only characters that can be shown.',
  messages: {
    unusable: {
      message: (found) => `This text contains ${codeOf(found)}, which is not a character.`,
      help: () => 'Delete it and write the character again.',
      example: ['\uFFFE'],
    },
  },
  suspicious,
  fields: {
    line: check,
    markdown: check,
    href: check,
    aliasPath: check,
    redirectPath: check,
    httpsUrl: check,
    endpoint: check,
    email: check,
    suffix: check,
  },
};
