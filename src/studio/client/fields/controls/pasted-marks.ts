import { literalPattern } from '../../../../site/text/literal-pattern';
import { trustedHtml } from '../../parts/trusted-html';
import { linkTo } from '../links/markdown-link';
import { bullets } from './pasted-text';

interface Marks {
  strong: boolean;
  em: boolean;
  /** The address of a link. */
  href: string | undefined;
}

/** A piece of a pasted text, with what its HTML says of it. */
export interface Run extends Marks {
  text: string;
}

/** Two runs of a line never say the same. */
interface JoinedRun extends Run {
  startsLine: boolean;
}

/** Between the lines of a text. */
const lineEnd = '\n';

const plain: Marks = { strong: false, em: false, href: undefined };

/** Those that a text of a site can have. */
const address = /^(?:https?:\/\/|mailto:|tel:)[^\s<>]+$/i;

/** Code editors color their texts by styles alone. */
const hasMarks = (html: string) => /<(?:p|b|strong|i|em|a)[\s>]/i.test(html) && !/<pre[\s>]/i.test(html);

/** What HTML says of its texts, in order. It is only read: this document shows nothing of it. */
export function runsOf(html: string): Run[] {
  if (!hasMarks(html)) return [];
  const runs: Run[] = [];
  const walk = (parent: Node, around: Marks) => {
    for (const node of parent.childNodes)
      if (node instanceof Text) runs.push({ ...around, text: node.data });
      else if (node instanceof Element && node.localName !== 'style') {
        const edge = isBlock.test(node.localName) ? [{ ...plain, text: lineEnd }] : [];
        runs.push(...edge);
        walk(node, marksOf(node, around));
        runs.push(...edge);
      }
  };
  walk(new DOMParser().parseFromString(trustedHtml(html), 'text/html').body, plain);
  return runs;
}

const isBlock = /^(?:p|div|li|ul|ol|br|h\d|table|tr|td|th|blockquote|section)$/;

/** Google Docs has all in one `<b>` that is not bold. A link is one, whatever its words look like. */
function marksOf(element: Element, around: Marks): Marks {
  if (around.href !== undefined) return around;
  const style = element.getAttribute('style') ?? '';
  const [, weight] = /(?<![-\w])font-weight:\s*(bold|normal|[1-9]00)/.exec(style) ?? [];
  const [, slope] = /(?<![-\w])font-style:\s*(italic|normal)/.exec(style) ?? [];
  const href = element.getAttribute('href') ?? '';
  return {
    strong: weight ? /^(?:bold|[6-9])/.test(weight) : around.strong || element.matches('b, strong'),
    em: slope ? slope === 'italic' : around.em || element.matches('i, em'),
    href: address.test(href) ? href : undefined,
  };
}

/** Markdown already, or what would become some. */
const special = /[*[\]`\\]/;

/** In characters. No field can hold more, and a pattern of more is too large for browsers. */
const longest = 20_000;

/**
 * A pasted text with the bold and italic words and the links of its HTML. Where the two are not the same words, the rest
 * of the text stays as it is. So does an address alone, which may be pasted into a link.
 */
export function withMarks(text: string, runs: readonly Run[]): string {
  if (special.test(text) || address.test(text.trim()) || text.length > longest) return text;
  let written = '';
  let end = 0;
  let startsLine = true;
  for (const run of joined(runs)) {
    startsLine ||= run.startsLine;
    const wanted = (startsLine ? run.text.trimStart().replace(listStart, '') : run.text).trim();
    if (wanted === '') continue;
    startsLine = false;
    const words = literalPattern(wanted).replace(/\s+/g, '\\s+');
    const form = new RegExp(`(\\s*(?:\\S\\s*){0,${longestBullet}}?)(${words})`, 'y');
    form.lastIndex = end;
    const [found = '', bullet = '', piece = ''] = form.exec(text) ?? [];
    if (found === '' && wanted.length > longestBullet) break;
    const next = end + found.length;
    written += bullet + marked(piece, run, text[end + bullet.length - 1] ?? ' ', text[next] ?? ' ');
    end = next;
  }
  return written + text.slice(end);
}

/** Only the bullet of an item, such as `(12)`, may be in the text or in its HTML alone. */
const longestBullet = 4;
/** As word processors write it, with more room after it than a word has. */
const listStart = new RegExp(`^(?:[\uf0b7${bullets}]|\\d+[.)])(?:\\t|\\u00a0|\\s{2})\\s*`);

/** The pieces of each line, as large as can be: word processors divide words at will. */
function joined(runs: readonly Run[]): JoinedRun[] {
  const all: JoinedRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    const isOne = last && last.strong === run.strong && last.em === run.em && last.href === run.href;
    if (run.text === lineEnd) all.push({ ...plain, text: '', startsLine: true });
    else if (isOne || (last && run.text.trim() === '')) last.text += run.text;
    else all.push({ ...run, startsLine: false });
  }
  return all;
}

function marked(text: string, { strong, em, href }: Run, before: string, after: string): string {
  const delimiter = `${strong ? '**' : ''}${em ? '*' : ''}`;
  if (delimiter === '' && href === undefined) return text;
  return text
    .split('\n')
    .map((line) => {
      const words = line.trim();
      if (words === '') return line;
      const [open = '', close = ''] = line.split(words);
      const linked = href === undefined ? words : linkTo(href.replace(/[()]/g, encoded), words);
      // Markdown has no marks between a letter and a point.
      const isPart = /^[\p{P}\p{S}]/u.test(linked) && isLetter.test(before);
      const isCut = /[\p{P}\p{S}]$/u.test(linked) && isLetter.test(after);
      return open + (isPart || isCut ? linked : delimiter + linked + delimiter) + close;
    })
    .join('\n');
}

/** As addresses write it. */
const encoded = (character: string) => `%${character.charCodeAt(0).toString(16)}`;

const isLetter = /[\p{L}\p{N}]/u;
