import { editBetween } from '../../../edit/diff/diff-texts';
import { diffValues } from '../../../edit/diff/diff-values';
import type { Difference, ValueStep } from '../../../edit/diff/difference';
import { matchItems } from '../../../edit/diff/match-items';
import type { ExactEdits, Operation } from '../../../edit/operation';
import { hashOf } from '../../../edit/text/identity';
import { hashText } from '../../../node/base/write/hash-on-disk';
import { contentValue } from '../../../site/csv/content-value';
import { isPublished } from '../../../site/files/published-files';
import { natureOf } from '../../../site/image/file-nature';
import { isRecord } from '../../../site/json/is-record';
import { parseText } from '../../../site/json/read-json';
import type { PictureMove } from '../../protocol/session/picture-move';
import type { ChangedFile, ChangedPicture } from './changed-files';
import type { RevertiblePart } from './part';

/** The operations that restore the content of the base. */
export interface TakenBack {
  operations: readonly Operation[];
  /** With them, the file has the bytes of the base. */
  exact: readonly ExactEdits[];
}

/** A difference alone. */
export const takeBackOne = ({ alone }: Difference, file: string): TakenBack => ({
  operations: [inFile(alone, file)],
  exact: [],
});

/** Whole files: byte by byte. */
export function takeBackFiles(files: readonly ChangedFile[]): TakenBack {
  const all = files.map(takeBackFile);
  const operations = all.flatMap((each) => each.operations);
  const rank = ({ op }: Operation) => (op === 'delete' ? 0 : op === 'rename' ? 1 : op === 'create' ? 2 : 3);
  return {
    operations: operations.sort((one, other) => rank(one) - rank(other)),
    exact: all.flatMap(({ exact }) => exact),
  };
}

function takeBackFile({ before, now, differences }: ChangedFile): TakenBack {
  if (!now) return { operations: before ? [{ op: 'create', ...before }] : [], exact: [] };
  if (!before) return { operations: [{ op: 'delete', file: now.file, was: now.text }], exact: [] };
  const renamed = now.file !== before.file;
  // If many files have changed, not all were compared.
  const [is, was] = [contentValue(now.file, now.text), contentValue(before.file, before.text)];
  const steps = differences ?? diffValues(is, was);
  const isRead = is !== undefined && was !== undefined;
  return {
    operations: [
      ...(renamed ? [{ op: 'rename', file: now.file, to: before.file } as const] : []),
      ...(isRead ? steps.map(({ step }) => inFile(step, before.file)) : []),
    ],
    exact: [{ file: now.file, of: hashOf(now.text), edits: [editBetween(now.text, before.text)] }],
  };
}

/** A part of site.json: what all pages share, or a page in it. */
export function takeBackPart({ shown, file, differences }: RevertiblePart): TakenBack {
  if (!file) return { operations: [], exact: [] };
  if (!differences) return takeBackFiles([file]);
  const [is, was] = [parseText(file.now?.text ?? ''), parseText(file.before?.text ?? '')];
  const [only] = differences;
  if (only && shown.type !== 'changed') return takeBackOne(only, file.now?.file ?? '');
  const steps = diffValues(is, withPart(is, was, shown.place?.pointer ?? ''));
  return { operations: steps.map(({ step }) => inFile(step, file.now?.file ?? '')), exact: [] };
}

/** The first value with a part of the second one: a field, or an item of `pages`. */
function withPart(is: unknown, was: unknown, pointer: string): unknown {
  if (!isRecord(is) || !isRecord(was)) return is;
  const [, key = '', index] = pointer.split('/');
  const { [key]: _, ...others } = is;
  if (index === undefined) return Object.hasOwn(was, key) ? { ...others, [key]: was[key] } : others;
  const [pages, before] = [is[key], was[key]];
  if (!Array.isArray(pages) || !Array.isArray(before)) return is;
  const place = matchItems(pages, before).get(Number(index));
  if (place === undefined) return is;
  return { ...is, [key]: pages.map((page, at) => (at === Number(index) ? before[place] : page)) };
}

const inFile = (step: ValueStep, file: string): Operation => ({ ...step, file });

/**
 * Not if git has a pointer in its place, or nothing was kept of it; nor a published file, because nobody looks for links to
 * it.
 */
export const canTakeBack = ({ file, type, before }: ChangedPicture): boolean =>
  !isPublished(file) && (type === 'added' || natureOf('', before?.bytes)?.end !== undefined);

/** Makes a picture what it was in the base. `was` is the hash of what is there now. */
export const takeBackPicture = ({ file, before }: ChangedPicture, was: string | null): PictureMove =>
  before
    ? { src: file, was, now: hashText(before.bytes), bytes: before.bytes }
    : { src: file, was, now: null };
