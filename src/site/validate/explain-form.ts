import { keysOf } from '../json/json-path';
import type { PlanOf } from '../schema/plan-types';
import { named, plainText } from '../text/characters';
import { fileEnd } from '../text/fix/address-steps';
import { bareScheme, fixText } from '../text/fix/fix-text';
import { didYouMean } from '../text/nearest';
import { listed } from '../text/wording';
import type { SchemaMistake } from './schema-mistake';

/** What is wrong with the form of a text, and how it was meant. */
export function explainForm(
  start: string,
  pointer: string,
  text: string,
  { name: kind, pattern, maxLength = Number.POSITIVE_INFINITY }: PlanOf<'text'>,
): Pick<SchemaMistake, 'message' | 'help' | 'fix' | 'meant'> | undefined {
  if (/^(line|markdown)$/.test(kind) && text.includes('\r'))
    return explainLineEnd(start, text, kind === 'line', pattern ?? '');
  const fixed = fixText(text, kind, pattern);
  if (!fixed || fixed.text.length > maxLength) return explainUnfixable(start, text, kind, pattern ?? '');
  const message = `${start}: it ${listed(fixed.why.slice(0, 3), 'and')}.`;
  const named = namedKind(kind, keysOf(pointer));
  return named
    ? { message, meant: { kind: named, text: fixed.text, written: text, loses: fixed.loses } }
    : { message: message + didYouMean(fixed.text), fix: fixed.loses ? undefined : { value: fixed.text } };
}

/** What Windows puts at the end of a line comes along when somebody pastes a text. */
function explainLineEnd(
  start: string,
  text: string,
  isLine: boolean,
  pattern: string,
): Pick<SchemaMistake, 'message' | 'help' | 'fix'> {
  const lines = text.split(/\r\n?|\n/);
  const value = isLine
    ? lines
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' ')
    : lines.join('\n');
  const isFixed = new RegExp(pattern, 'u').test(value);
  return {
    message: `${start}: it contains a Windows line end.${isLine && isFixed ? didYouMean(value) : ''}`,
    help: isLine ? 'Write a space instead of \\r\\n.' : 'Write \\n instead of \\r\\n.',
    fix: isFixed ? { value } : undefined,
  };
}

function explainUnfixable(
  start: string,
  text: string,
  kind: string,
  pattern: string,
): Pick<SchemaMistake, 'message'> | undefined {
  if (kind === 'href' && bareScheme.test(text)) return { message: `${start}: nothing follows it.` };
  if (kind === 'href' && text.startsWith('#'))
    return { message: `${start}: the path of its page is missing.` };
  const [end] = kind === 'href' && text.startsWith('/') ? (fileEnd.exec(text) ?? []) : [];
  if (end !== undefined && !new RegExp(pattern, 'u').test(`/a${end.toLowerCase()}`))
    return { message: `${start}: the site has no files whose name ends with ${end}.` };
  if (folderAbove.test(text)) return { message: `${start}: ".." points outside the site.` };
  const { first } = plainText(text);
  return first === undefined ? undefined : { message: `${start}: it contains ${named(first)}.` };
}

/** The kind of what exists elsewhere under the name of this text. */
function namedKind(kind: string, keys: readonly string[]): string | undefined {
  if (kind === 'pagePath') return keys.at(-1) === 'path' ? undefined : 'href';
  if (kind === 'layoutName') return 'layout';
  if (kind === 'iconFile') return 'imageFile';
  return ['href', 'imageFile', 'logoId', 'aliasPath', 'redirectPath', 'pageFiles'].includes(kind)
    ? kind
    : undefined;
}

/** `..` as one step of a path. */
const folderAbove = /(^|[\\/])\.\.([\\/]|$)/;
