import { escapeKey, keysOf } from '../../site/json/json-path';
import { nodeAt } from '../../site/json/json-tree';
import { markdownLinks } from '../../site/page/markdown-links';
import type { Finding } from '../../site/problem/finding';
import { editDistance, nearest } from '../../site/text/nearest';
import type { ValueOperation } from '../operation';
import { readValue } from '../text/find-place';
import type { JsonText } from '../text/json-text';
import { applyEdits, editsOf } from '../text/pieces';

/**
 * What a message says of a mistake. The sentences are all that counts, so that nothing is done which an editor could not
 * read, and no rule has to say it twice.
 */
export type Said = Pick<Finding, 'file' | 'pointer' | 'message' | 'help'>;

/** The operation that does what a message names, if it names one mend without doubt; otherwise undefined. */
export function mendOf(finding: Said, { source, root }: JsonText): ValueOperation | undefined {
  const { file, pointer, message, help = '' } = finding;
  const isQuestion = message.includes(' Did you mean ') && message.endsWith('?');
  if (!isQuestion && !/^(Write|Link to) \S+.*\.$/.test(help)) return undefined;
  const keys = keysOf(pointer);
  const node = nodeAt(root, keys);
  if (!node) return undefined;
  if (/ is not a field of /.test(message)) {
    const key = keys.at(-1) ?? '';
    const meant = certain(key, finding);
    const to = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${escapeKey(meant ?? '')}`;
    return meant === undefined ? undefined : { op: 'move', file, at: pointer, to };
  }
  const was = readValue(source, node);
  const value = written(finding) ?? (typeof was === 'string' ? mendedText(was, finding) : undefined);
  return value === undefined || value === was ? undefined : { op: 'set', file, at: pointer, value, was };
}

/** `Write true.` names the whole value. With a further sentence it is one of two ways. */
function written({ help = '' }: Said): unknown {
  const [, json] = /^Write (\[.*\]|"[^"]*"|\d+|true|false)\.$/.exec(help) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

/** What a message is about, if that is only a part of the text. */
const subjects: readonly RegExp[] = [
  /^There is no (?:page|file) ([^\s"]+)\. /,
  /^A link can't lead to "([^\s"]+)"/,
  /^([^\s"]+) is an alias of the page /,
  /^The page ([^\s"]+) has no (#[^\s"]+)\. /,
];

function mendedText(text: string, said: Said): string | undefined {
  const { message, help = '' } = said;
  const [, token] = /^(\{[^{}]*\}) is not a token/.exec(message) ?? [];
  if (token !== undefined) {
    const meant = proposed(token, said);
    return meant === undefined ? undefined : text.split(token).join(meant);
  }
  const [, ...found] = subjects.map((form) => form.exec(message)).find((match) => match) ?? [];
  const subject = found.length > 0 ? found.join('') : text;
  const [, page] = /^Link to (\S+)\.$/.exec(help) ?? [];
  const meant = page ?? certain(subject, said);
  return meant === undefined ? undefined : withLink(text, subject, meant);
}

/** A text whose whole, or whose links in Markdown, get another address; what follows the path stays. */
function withLink(text: string, from: string, to: string): string | undefined {
  const isMeant = (href: string) =>
    href === from || (href.startsWith(from) && /^[#?]/.test(href.slice(from.length)));
  if (isMeant(text)) return to + text.slice(from.length);
  const links = markdownLinks(text).filter(({ href }) => isMeant(href));
  if (links.length === 0) return undefined;
  const spans = links.map(({ start }) => ({ start, end: start + from.length }));
  return applyEdits(text, editsOf(spans, to));
}

function proposed(word: string, { message, help = '' }: Said): string | undefined {
  const [, question] = / Did you mean ("[^"]+"|\{[^{}]+\})\?$/.exec(message) ?? [];
  const [, answer] = /^Write (\{[^{}]+\})\.$/.exec(help) ?? [];
  const meant = question?.startsWith('"') ? question.slice(1, -1) : (question ?? answer);
  return meant === word ? undefined : meant;
}

/** What is proposed, when it is explained, or one letter away and like nothing else that is allowed. */
function certain(word: string, said: Said): string | undefined {
  const meant = proposed(word, said);
  if (meant === undefined) return undefined;
  if (/: it \w/.test(said.message)) return meant;
  const allowed =
    /^(?:Its fields|Allowed|Known types|Layouts in site\.json|The ids on that page): (.*)\.$/.exec(
      said.help ?? '',
    );
  const others = (allowed?.[1] ?? '')
    .split(', ')
    .filter((name) => name !== meant && !meant.endsWith(`#${name}`));
  const isNear = editDistance(plain(word), plain(meant), 3) <= (allowed ? 2 : 1);
  return isNear && nearest(word, others) === undefined ? meant : undefined;
}

/** As `nearest` compares: case, hyphens and spaces do not count. */
const plain = (word: string) => word.toLowerCase().replace(/[-_ ]/g, '');
