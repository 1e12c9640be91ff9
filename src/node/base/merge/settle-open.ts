import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isConflict } from '../../../edit/conflict';
import { type MergeTexts, mergeTexts } from '../../../edit/merge/merge-texts';
import { type MergeConflict, type Side, sentenceOf } from '../../../edit/merge/merged';
import { editText } from '../../../edit/text/edit-text';
import { parseText } from '../../../site/json/read-json';
import { valueAt } from '../../../site/json/value-at';
import type { ProjectGit } from '../git/committer';
import { wordsOf } from '../git/run-git';

/** The versions of a file that git has left open, by their objects. */
interface OpenFile {
  base?: string;
  ours?: string;
  theirs?: string;
  /** One of them is a link or a submodule. */
  isNoFile?: boolean;
}

const stages: Readonly<Record<string, 'base' | Side>> = { 1: 'base', 2: 'ours', 3: 'theirs' };

/** What somebody has to decide in a file. */
export interface OpenConflicts {
  path: string;
  /** With the values of ours. */
  text: string;
  /** One for the whole file, or one for each place. */
  conflicts: readonly MergeConflict[];
}

/** What becomes of the files that git has left open. */
export interface Settled {
  /** How many are merged by their structure. */
  merged: number;
  open: readonly OpenConflicts[];
}

/** Whose value counts; undefined if that is not decided. */
export type Decide = (path: string, conflict: MergeConflict) => Side | undefined;

/** Merges the content files that git has left open in a work tree. */
export async function settleOpen(git: ProjectGit, content: string, decide: Decide): Promise<Settled> {
  const open: OpenConflicts[] = [];
  let merged = 0;
  for (const [path, versions] of await openFiles(git)) {
    const file = path.startsWith(`${content}/`) && path.endsWith('.json') && path.slice(content.length + 1);
    const left =
      file && versions.ours !== undefined && versions.theirs !== undefined && !versions.isNoFile
        ? await settleContent(git, path, file, versions, decide)
        : await settleOther(git, path, versions, decide);
    if (left === undefined) merged += 1;
    else open.push({ path, ...left });
  }
  return { merged, open };
}

async function openFiles(git: ProjectGit): Promise<ReadonlyMap<string, OpenFile>> {
  const files = new Map<string, OpenFile>();
  for (const line of wordsOf(await git.run(['ls-files', '--unmerged', '-z']))) {
    const [mode = '', id = '', stage = ''] = line.slice(0, line.indexOf('\t')).split(' ');
    const path = line.slice(line.indexOf('\t') + 1);
    const version = stages[stage];
    const isNoFile = !mode.startsWith('100') && { isNoFile: true };
    if (version) files.set(path, { ...files.get(path), ...isNoFile, [version]: id });
  }
  return files;
}

/** Undefined if it is merged, or what has to be decided. */
async function settleContent(
  git: ProjectGit,
  path: string,
  file: string,
  { base, ours = '', theirs = '' }: OpenFile,
  decide: Decide,
): Promise<Omit<OpenConflicts, 'path'> | undefined> {
  const read = async (id: string) => (await git.run(['cat-file', 'blob', id])).stdout.toString('utf8');
  const texts = {
    base: base === undefined ? undefined : await read(base),
    ours: await read(ours),
    theirs: await read(theirs),
  };
  const { text, conflicts } = asWholeIfAny(mergeTexts(file, texts));
  const sides = conflicts.map((conflict) => decide(path, conflict));
  if (sides.includes(undefined)) return { text, conflicts };
  writeFileSync(join(git.repository.top, path), decidedText(file, texts, text, conflicts, sides));
  await git.run(['add', '--', path]);
  return undefined;
}

/** A conflict that is of no single value, such as the order of a list, makes the whole file one. */
function asWholeIfAny({ text, conflicts }: Omit<OpenConflicts, 'path'>): Omit<OpenConflicts, 'path'> {
  const value = parseText(text);
  const isSingle = ({ pointer, ours, theirs }: MergeConflict) =>
    pointer !== '' &&
    theirs !== undefined &&
    ours !== undefined &&
    JSON.stringify(valueAt(value, pointer)) === JSON.stringify(ours);
  const [odd] = conflicts.filter((conflict) => !isSingle(conflict));
  return {
    text,
    conflicts: odd && conflicts.length > 1 ? [{ pointer: '', message: odd.message }] : conflicts,
  };
}

function decidedText(
  file: string,
  texts: MergeTexts,
  text: string,
  conflicts: readonly MergeConflict[],
  sides: readonly (Side | undefined)[],
): string {
  if (sides.every((side) => side === 'ours')) return text;
  if (sides.every((side) => side === 'theirs')) return mergeTexts(file, texts, { side: 'theirs' }).text;
  const chosen = conflicts.filter((_, index) => sides[index] === 'theirs');
  const edited = editText(
    file,
    text,
    chosen.map(({ pointer, theirs }) => ({ op: 'set', file, at: pointer, value: theirs })),
  );
  if (isConflict(edited)) throw new Error(edited.message);
  return edited.text;
}

/** Of other files, git itself has merged what it can, also for a side. */
async function settleOther(
  git: ProjectGit,
  path: string,
  versions: OpenFile,
  decide: Decide,
): Promise<Omit<OpenConflicts, 'path'> | undefined> {
  const { base, ours, theirs } = versions;
  const left = (message: string) => ({ text: '', conflicts: [{ pointer: '', message }] });
  if (ours !== undefined && theirs !== undefined)
    return left('Both sides have changed the same lines of this file.');
  if (base === undefined || ours === theirs)
    return left('Each side has given this file, or its folder, another name.');
  const message = sentenceOf(versions, 'This file');
  const side = decide(path, { pointer: '', message });
  if (side === undefined) return left(message);
  if (versions[side] === undefined) await git.run(['rm', '--quiet', '--force', '--', path]);
  else {
    await git.run(['checkout', '--quiet', `--${side}`, '--', path]);
    await git.run(['add', '--', path]);
  }
  return undefined;
}
