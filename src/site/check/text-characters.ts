import type { JsonPath } from '../json/json-path';
import type { Check, FieldContext } from './rule';

const suspicious = /[\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]/;
const unusable = /\p{Noncharacter_Code_Point}|\p{Surrogate}/u;

/** The first sign in a text that is no character. */
export function unusableSign(text: string): string | undefined {
  return suspicious.test(text) ? unusable.exec(text)?.[0] : undefined;
}

function check(text: string, { report }: FieldContext, at: JsonPath) {
  const sign = unusableSign(text);
  if (sign === undefined) return;
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  report(at, `This text holds U+${code}, which is no character.`, 'Delete it and write the sign again.');
}

/** What no browser, file system or search engine can show. */
export const textCharacters: Check = {
  id: 'text-characters',
  severity: 'error',
  fields: {
    line: check,
    markdown: check,
    href: check,
    aliasPath: check,
    httpsUrl: check,
    endpoint: check,
    email: check,
    suffix: check,
  },
};
