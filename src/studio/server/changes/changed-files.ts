import { diffValues } from '../../../edit/diff/diff-values';
import type { Difference } from '../../../edit/diff/difference';
import { hashOf } from '../../../edit/text/identity';
import { contentValue, isData } from '../../../site/csv/content-value';
import type { Files } from '../../../site/files/files';
import { usesCrlf, withCrlf } from '../../../site/files/line-breaks';
import { isPublished } from '../../../site/files/published-files';
import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import { parseText } from '../../../site/json/read-json';
import type { Base, BaseFile } from './base';

interface PageFile {
  file: string;
  text: string;
}

/** True for a page that was given another file: with its title, or at least half of its blocks. */
function isSamePage(one: PageFile, other: PageFile): boolean {
  const [before, now] = [parseText(one.text), parseText(other.text)];
  if (!isRecord(before) || !isRecord(now)) return false;
  if (typeof before.title === 'string' && before.title === now.title) return true;
  const [blocks, others] = [blocksOf(before), new Set(blocksOf(now))];
  const same = blocks.filter((block) => others.has(block)).length;
  return same > 0 && same * 2 >= blocks.length;
}

const blocksOf = ({ blocks }: Record<string, unknown>): string[] =>
  Array.isArray(blocks) ? blocks.map(hashOf) : [];

/** A file that differs from the base. */
export interface ChangedFile {
  /** Its path in the base, and now; missing where there is none. */
  before?: PageFile;
  now?: PageFile;
  /** From now to the base; none if only the layout of the text differs. Undefined if one is no JSON. */
  differences?: readonly Difference[];
}

/** The pictures and published files that differ from the base. */
export interface ChangedPicture {
  file: string;
  type: 'added' | 'removed' | 'changed';
  before: BaseFile | undefined;
}

export interface ChangedContent {
  files: readonly ChangedFile[];
  pictures: readonly ChangedPicture[];
}

/** More are counted, but not compared. */
const mostCompared = 200;

/** What differs between a base and the content as it is now, file by file. */
export function changedFiles(base: Base, files: Files): ChangedContent {
  const known = new Set(files.list());
  const textOf = (file: string) => (known.has(file) && !files.link(file) ? files.read(file) : undefined);
  const isCrlf = usesCrlf(textOf(siteFile) ?? '');
  const pictures: ChangedPicture[] = [];
  const changed: ChangedFile[] = [];
  for (const [file, before] of [...base.files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (isData(file) && !isPublished(file)) changed.push(...changedFile(file, before, textOf(file), isCrlf));
    else if (before || known.has(file))
      pictures.push({ file, type: !before ? 'added' : known.has(file) ? 'changed' : 'removed', before });
  }
  return { pictures, files: compared(joinRenamed(changed)) };
}

function changedFile(
  file: string,
  before: BaseFile | undefined,
  text: string | undefined,
  isCrlf: boolean,
): ChangedFile[] {
  const was =
    before && asCheckedOut(before.bytes.toString('utf8'), text === undefined ? isCrlf : usesCrlf(text));
  if (text === was) return [];
  return [
    {
      ...(was !== undefined && { before: { file, text: was } }),
      ...(text !== undefined && { now: { file, text } }),
    },
  ];
}

/** git may store other line breaks than a checkout writes. */
const asCheckedOut = (text: string, isCrlf: boolean): string => (isCrlf ? withCrlf(text) : text);

const compared = (changed: readonly ChangedFile[]): ChangedFile[] =>
  changed.map((file, index) => {
    if (!file.before || !file.now || index >= mostCompared) return file;
    const [is, was] = [file.now, file.before].map((each) => each && contentValue(each.file, each.text));
    return is === undefined || was === undefined ? file : { ...file, differences: diffValues(is, was) };
  });

/** A removed page and a new one with the same blocks or title are one page with another file. */
function joinRenamed(changed: readonly ChangedFile[]): ChangedFile[] {
  const removed = changed.flatMap(({ before, now }) => (before && !now ? [before] : []));
  const added = changed.flatMap(({ before, now }) => (now && !before ? [now] : []));
  if (removed.length * added.length === 0 || removed.length * added.length > mostCompared ** 2)
    return [...changed];
  const partners = new Map<PageFile, PageFile>();
  const left = new Set(removed);
  for (const now of added) {
    const hash = hashOf(now.text);
    const found =
      [...left].find((other) => hashOf(other.text) === hash) ??
      [...left].find((other) => isSamePage(other, now));
    if (!found) continue;
    partners.set(now, found);
    left.delete(found);
  }
  return changed.flatMap(({ before, now }) => {
    if (before && !now && !left.has(before)) return [];
    const partner = now && !before ? partners.get(now) : before;
    return [{ ...(partner && { before: partner }), ...(now && { now }) }];
  });
}
