import type { JsonPath } from '../json/json-path';
import { parseMarkdown } from '../page/markdown';
import { visitRichText } from '../page/rich-text';
import type { Fix } from '../problem/finding';
import { withoutEntities } from '../text/fix/character-steps';
import { pastDate } from '../text/past-date';
import type { FieldContext, Rule } from './rule';

interface Mistakes {
  entity: [entity: string, plain: string | undefined];
  html: [tag: string, plain: string | undefined];
  markdown: [mark: string, plain: string | undefined];
  spaces: [plain: string | undefined];
  colon: [plain: string | undefined];
  currency: [token: string];
  link: [text: string];
  unfinished: [mark: string];
  past: [date: string];
}

const write = (plain: string | undefined) =>
  plain === undefined ? 'Write what visitors are to read.' : `Write "${plain}".`;

const to = (plain: string | undefined): Fix | undefined =>
  plain === undefined ? undefined : { value: plain };

/** What is allowed, and hardly ever meant. */
export const textSlip: Rule<Mistakes> = {
  id: 'text-slip',
  severity: 'warning',
  meaning:
    'A text shows what its author meant: no code of other formats, no layout by spaces, no date that has passed.',
  messages: {
    entity: {
      message: (entity) => `Visitors read ${entity} here: this text is not HTML.`,
      help: (_, plain) => write(plain),
      fix: (_, plain) => to(plain),
      example: ['&amp;', 'Plans & prices'],
    },
    html: {
      message: (tag) => `Visitors read ${tag} here: this text is not HTML.`,
      help: (_, plain) => write(plain),
      fix: (_, plain) => to(plain),
      example: ['<p>', 'Site survey'],
    },
    markdown: {
      message: (mark) => `Visitors read ${mark} here: this field shows plain text, not Markdown.`,
      help: (_, plain) => write(plain),
      fix: (_, plain) => to(plain),
      example: ['**', 'Site survey'],
    },
    spaces: {
      message: () => 'This text has several spaces in a row; visitors see one.',
      help: write,
      fix: to,
      example: ['Site survey'],
    },
    colon: {
      message: () => 'This heading ends with a colon.',
      help: write,
      fix: to,
      example: ['What you get'],
    },
    currency: {
      message: (token) => `Visitors read $ before the value of ${token}.`,
      help: (token) => `Write ${token}.`,
      fix: (token) => ({ part: `$${token}`, to: token }),
      example: ['{site.email}'],
    },
    link: {
      message: (text) => `The link text "${text}" does not say where the link leads.`,
      help: () => 'Write what the visitor finds there, such as "our privacy policy".',
      example: ['here'],
    },
    unfinished: {
      message: (mark) => `Visitors read ${mark} here: it makes no link and no bold words.`,
      help: () =>
        'A link is [words](/path), and bold words are **words**, without spaces inside the marks. To show a mark itself, write \\ before it.',
      example: ['](/contact'],
    },
    past: {
      message: (date) => `The date ${date} has passed.`,
      help: () => 'Change the date, or delete the sentence.',
      example: ['31 December 2023'],
    },
  },
  // Most texts have nothing of all this. Every date that can have passed has its year.
  suspicious: /&[#A-Za-z]|[*`<$：]|__|\][\s(/]|\)\[| {2}|:\s*$|20\d\d/,
  fields: {
    line: checkLine,
    markdown(text: string, context, at) {
      checkBoth(text, context, at);
      if (/\]\s?[(/]|\)\[|\*\*/.test(text)) checkRich(text, context, at);
    },
  },
};

type Context = FieldContext<Mistakes>;

/** Tags of the elements that editors of pages write. */
const tags =
  /<\/?(p|br|b|i|u|em|strong|span|div|a|h[1-6]|ul|ol|li|font|sup|sub|img)(\s+[\w:-]+=("[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))*\s*\/?>/i;
const allTags = new RegExp(tags, 'gi');
/** What stands between words. */
const dividing = /^<\/?(p|br|div|h[1-6]|ul|ol|li)\b/i;
const entity = /&(?:#\w+|[a-z]{2,8});/i;
const marks =
  /(\*\*|__)(?=\S)([^*_]+)(?<=\S)\1|(?<![\w*])\*(?=\S)([^*]+)(?<=\S)\*(?![\w*])|`([^`]+)`|\[([^[\]]+)\]\([^)\s[]+\)/g;

function checkLine(text: string, context: Context, at: JsonPath) {
  const { report } = context;
  const isHeading = at?.key === 'heading';
  // All mistakes of a text are corrected at once.
  const plain = plainLine(text, isHeading);
  const [found] = entity.exec(text) ?? [];
  if (found !== undefined && withoutEntities(text) !== text) report(at, 'entity', found, plain);
  const [tag] = tags.exec(text) ?? [];
  if (tag !== undefined) report(at, 'html', tag, plain);
  if (withoutMarks(text) !== text) report(at, 'markdown', /\*\*|__|[*`]|\]\(/.exec(text)?.[0] ?? '', plain);
  if (/\S {2,}\S/.test(text)) report(at, 'spaces', plain);
  if (isHeading && colon.test(text)) report(at, 'colon', plain);
  checkBoth(text, context, at);
}

const colon = /(?<!\s)\s*[:：]\s*$/;

/** Undefined if nothing would be left, or a tag, which may be what the text is about. */
function plainLine(text: string, isHeading: boolean): string | undefined {
  const unmarked = withoutMarks(text).replaceAll(allTags, (tag) => (dividing.test(tag) ? ' ' : ''));
  const spaced = withoutEntities(unmarked).replace(/ {2,}/g, ' ').trim();
  const plain = isHeading ? spaced.replace(colon, '') : spaced;
  return plain === '' || tags.test(plain) ? undefined : plain;
}

const withoutMarks = (text: string) =>
  text.replace(
    marks,
    (_all, _mark, ...groups: (string | undefined)[]) =>
      groups.slice(0, 4).find((group) => group !== undefined) ?? '',
  );

function checkBoth(text: string, { report }: Context, at: JsonPath) {
  const [, token] = /\$(\{site\.\w+\})/.exec(text) ?? [];
  if (token !== undefined) report(at, 'currency', token);
  const date = pastDate(text, new Date());
  if (date !== undefined) report(at, 'past', date);
}

/** What is left of a link or of bold words where a bracket or a star is missing. */
const leftOver =
  /\] ?\((?=\/|https?:|mailto:|tel:)|\)\[(?=\/|https?:)|\](?=\/[a-z])|\*\*(?=\p{L})|(?<=\p{L})\*\*/u;

function checkRich(text: string, context: Context, at: JsonPath) {
  const words: string[] = [];
  visitRichText(parseMarkdown(text).rich, {
    text: (each) => void words.push(each),
    link: ({ children: [only, ...others] }) => {
      if (typeof only === 'string' && others.length === 0 && empty.test(only.trim()))
        context.report(at, 'link', only.trim());
    },
  });
  // A mark that is written with \ is meant to be read.
  if (/\\[[\]()*]/.test(text)) return;
  const [mark] = words.flatMap((each) => leftOver.exec(each) ?? []);
  if (mark !== undefined) context.report(at, 'unfinished', mark);
}

const empty = /^(here|click here|this|this link|link|this page)[.!]?$/i;
