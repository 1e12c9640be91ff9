import { keysOf } from '../json/json-path';
import type { PlanOf } from '../schema/plan-types';
import { fileEnd } from '../text/mend/address-steps';
import { mendText } from '../text/mend/mend-text';
import { didYouMean } from '../text/nearest';
import { listed } from '../text/words';
import type { SchemaMistake } from './schema-mistake';

/** What is wrong with the form of a text, and how it was meant. */
export function explainForm(
  start: string,
  pointer: string,
  text: string,
  { name: kind, pattern, maxLength = Number.POSITIVE_INFINITY }: PlanOf<'text'>,
): Pick<SchemaMistake, 'message' | 'mend' | 'meant'> | undefined {
  const mended = mendText(text, kind, pattern);
  if (!mended || mended.text.length > maxLength) return explainUnmended(start, text, kind, pattern ?? '');
  const message = `${start}: it ${listed(mended.why.slice(0, 3), 'and')}.`;
  const named = namedKind(kind, keysOf(pointer));
  return named
    ? { message, meant: { kind: named, text: mended.text, written: text, loses: mended.loses } }
    : { message: message + didYouMean(mended.text), mend: mended.loses ? undefined : { value: mended.text } };
}

function explainUnmended(
  start: string,
  text: string,
  kind: string,
  pattern: string,
): Pick<SchemaMistake, 'message'> | undefined {
  if (kind === 'href' && text.startsWith('#'))
    return { message: `${start}: the path of its page is missing.` };
  const [end] = kind === 'href' && text.startsWith('/') ? (fileEnd.exec(text) ?? []) : [];
  if (end !== undefined && !new RegExp(pattern, 'u').test(`/a${end.toLowerCase()}`))
    return { message: `${start}: the site has no files whose name ends with ${end}.` };
  return folderAbove.test(text) ? { message: `${start}: ".." points outside the site.` } : undefined;
}

/** The kind of what exists elsewhere under the name of this text. */
function namedKind(kind: string, keys: readonly string[]): string | undefined {
  if (kind === 'pagePath') return keys.at(-1) === 'path' ? undefined : 'href';
  if (kind === 'layoutName') return 'layout';
  return ['href', 'imageFile', 'logoId', 'aliasPath', 'redirectPath', 'pageFiles'].includes(kind)
    ? kind
    : undefined;
}

/** `..` as one step of a path. */
const folderAbove = /(^|[\\/])\.\.([\\/]|$)/;
