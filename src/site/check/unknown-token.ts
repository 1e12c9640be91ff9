import type { JsonPath } from '../json/json-path';
import { parseMarkdown } from '../page/markdown';
import { visitRichText } from '../page/rich-text';
import { strayBraces, tokenNames, tokensIn } from '../page/tokens';
import { named, plainText } from '../text/characters';
import { type Guess, guess } from '../text/nearest';
import { counted } from '../text/wording';
import type { FieldContext, Rule } from './rule';

const known = tokenNames.map((name) => `{${name}}`).join(', ');

/** About one text. */
const mostReports = 20;

interface Mistakes {
  setting: [];
  unknown: [found: string, meant: Guess | undefined];
  character: [found: string, character: string, meant: string];
  notClosed: [];
  brace: [name: string];
  noValue: [name: string];
  removed: [name: string, count: number];
}

const fieldOf = (token: string) => token.replace('site.', '');

const help = () => `Tokens: ${known}. To show a brace, write {{.`;

export const unknownToken: Rule<Mistakes> = {
  id: 'unknown-token',
  severity: 'error',
  meaning: 'A name in braces is a token, such as {site.email}. It is replaced by a value from site.json.',
  messages: {
    setting: {
      message: () => "This field can't have braces: it is the value that a token is replaced by.",
      help: () => 'Write the text without braces.',
      example: [],
    },
    unknown: {
      message: (found, meant) => `${found} is not a token.${meant ? ` Did you mean {${meant.text}}?` : ''}`,
      help,
      fix: (found, meant) => (meant?.isSure ? { part: found, to: `{${meant.text}}` } : undefined),
      example: ['{site.mail}', { text: 'site.email', isSure: true }],
    },
    character: {
      message: (found, character) => `${found} is not a token: it contains ${named(character)}.`,
      help: (_found, _character, meant) => `Write {${meant}}.`,
      fix: (found, _, meant) => ({ part: found, to: `{${meant}}` }),
      example: ['{site.email\u200B}', '\u200B', 'site.email'],
    },
    notClosed: { message: () => 'A { in this text has no }.', help, example: [] },
    brace: {
      message: (name) => `{{${name}}} shows a brace, not the value of the token.`,
      help: (name) => `Write {${name}}.`,
      example: ['site.email'],
    },
    noValue: {
      cause: (name) => ['setting', name],
      message: (name) => `{${name}} has no value yet.`,
      help: (name) => `Add "${fieldOf(name)}" to "site" in site.json.`,
      example: ['site.address'],
    },
    removed: {
      message: (name, count) =>
        `${counted(count, 'texts')} use {${name}}, but "${fieldOf(name)}" is missing here.`,
      help: (name) => `Add "${fieldOf(name)}", or delete {${name}} in these texts.`,
      example: ['site.address', 3],
    },
  },
  suspicious: /\{/,
  fields: {
    line: (text: string, context, at) => check(text, context, at),
    href: (text: string, context, at) => check(text, context, at),
    markdown(text: string, context, at) {
      const reported = new Set<string>();
      const visit = (part: string) => check(part, context, at, reported);
      visitRichText(parseMarkdown(text).rich, {
        text: visit,
        code: visit,
        link: ({ href }) => visit(href),
      });
    },
  },
};

function check(
  text: string,
  { report, content, page }: FieldContext<Mistakes>,
  at: JsonPath,
  reported = new Set<string>(),
) {
  if (!text.includes('{')) return;
  if (!page && isSetting(at)) return report(at, 'setting');
  for (const { found, name } of strayBraces(text)) {
    const isClosed = found.endsWith('}');
    const brace = isClosed ? found : '{';
    // The same message about the same text is given only once.
    if (reported.has(brace) || reported.size >= mostReports) continue;
    reported.add(brace);
    const odd = oddCharacter(name);
    if (odd) report(at, 'character', found, ...odd);
    else if (isClosed) report(at, 'unknown', found, meantToken(name));
    else report(at, 'notClosed');
  }
  for (const [, name = ''] of text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g))
    if (tokenNames.some((token) => token === name)) report(at, 'brace', name);
  for (const name of tokenNames)
    if (content.tokens?.has(name) === false && tokensIn(text).includes(name)) report(at, 'noValue', name);
}

/** The token that a name is nearly, or is the end of: `email` is `site.email`. */
function meantToken(name: string): Guess | undefined {
  const whole = tokenNames.find((token) => token === `site.${name}`);
  return whole === undefined ? guess(name, tokenNames, 2) : { text: whole, isSure: false };
}

/** A character in the name of a token that nobody sees, and the token. */
function oddCharacter(name: string): [character: string, token: string] | undefined {
  const { text, first } = plainText(name);
  const token = tokenNames.find((one) => one === text.trim());
  return first === undefined || token === undefined ? undefined : [first, token];
}

function isSetting(at: JsonPath): boolean {
  // A field of a row may have this name.
  if (!at?.parent) return false;
  for (let step = at; step; step = step.parent) if (!step.parent) return step.key === 'site';
  return false;
}
