import type { JsonPath } from '../json/json-path';
import { parseMarkdown } from '../page/markdown';
import { visitRichText } from '../page/rich-text';
import { strayBraces, tokenNames, tokensIn } from '../page/tokens';
import { nearest } from '../text/nearest';
import type { Check, FieldContext } from './rule';

const known = tokenNames.map((name) => `{${name}}`).join(', ');

/** About one text. */
const mostTold = 20;

function check(text: string, context: FieldContext, at: JsonPath) {
  if (!text.includes('{')) return;
  const { report, content, page } = context;
  if (!page && isSetting(at)) {
    report(at, 'Braces are not possible here: texts elsewhere name this one in braces.', 'Write it out.');
    return;
  }
  const told = new Set<string>();
  for (const { found, name } of strayBraces(text)) {
    const meant = nearest(name, tokenNames);
    const hint = meant === undefined ? '' : ` Did you mean {${meant}}?`;
    const said = found.endsWith('}') ? `${found} is no token.${hint}` : 'A { in this text is not closed.';
    // The same sentence about the same text says nothing new, and nobody reads a hundred of them.
    if (!told.has(said) && told.size < mostTold)
      report(at, said, `Tokens: ${known}. For a plain brace write {{.`);
    told.add(said);
  }
  for (const [, name] of text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g))
    if (tokenNames.some((token) => token === name))
      report(at, `{{${name}}} writes a brace, not the token.`, `Write {${name}}.`);
  if (content.tokens && !content.tokens.has('site.address') && tokensIn(text).includes('site.address'))
    report(at, '{site.address} stands for nothing yet.', 'Add "address" to "site" in site.json.');
}

function isSetting(at: JsonPath): boolean {
  for (let step = at; step; step = step.parent) if (!step.parent) return step.key === 'site';
  return false;
}

export const unknownToken: Check = {
  id: 'unknown-token',
  severity: 'error',
  fields: {
    line: check,
    href: check,
    markdown(text: string, context, at) {
      if (!text.includes('{')) return;
      const visit = (part: string) => check(part, context, at);
      visitRichText(parseMarkdown(text).rich, { text: visit, href: visit });
    },
  },
};
