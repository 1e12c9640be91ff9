import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTexts } from '../../src/edit/merge/merge-texts';
import { type Side, sentenceOf } from '../../src/edit/merge/merged';
import type { ProjectGit } from '../../src/node/base/git/committer';
import { wordsOf } from '../../src/node/base/git/run-git';
import { visible } from '../../src/site/text/wording';
import { conflictText } from './conflict-text';

/** The versions of a file that git has left open, by their objects. */
interface OpenFile {
  base?: string;
  ours?: string;
  theirs?: string;
  /** One of them is a link or a submodule. */
  isNoFile?: boolean;
}

const stages: Readonly<Record<string, 'base' | Side>> = { 1: 'base', 2: 'ours', 3: 'theirs' };

/** What becomes of the files that git has left open. */
export interface Settled {
  /** How many are merged by their structure. */
  merged: number;
  /** What somebody has to decide, in words. */
  open: readonly string[];
}

/** Merges the content files that git has left open in a work tree. Where both differ, `side` decides, if it is given. */
export async function settleOpen(git: ProjectGit, content: string, side: Side | undefined): Promise<Settled> {
  const open: string[] = [];
  let merged = 0;
  for (const [path, versions] of await openFiles(git)) {
    const file = path.startsWith(`${content}/`) && path.endsWith('.json') && path.slice(content.length + 1);
    const words =
      file && versions.ours !== undefined && versions.theirs !== undefined && !versions.isNoFile
        ? await settleContent(git, path, file, versions, side)
        : await settleOther(git, path, versions, side);
    if (words === undefined) merged += 1;
    else open.push(words);
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
  side: Side | undefined,
): Promise<string | undefined> {
  const read = async (id: string) => (await git.run(['cat-file', 'blob', id])).stdout.toString('utf8');
  const texts = {
    base: base === undefined ? undefined : await read(base),
    ours: await read(ours),
    theirs: await read(theirs),
  };
  const { text, conflicts } = mergeTexts(file, texts, side === undefined ? {} : { side });
  if (side === undefined && conflicts.length > 0) return conflictText(path, text, conflicts);
  writeFileSync(join(git.repository.top, path), text);
  await git.run(['add', '--', path]);
  return undefined;
}

/** Of other files, git itself has merged what it can, also by `side`. */
async function settleOther(
  git: ProjectGit,
  path: string,
  versions: OpenFile,
  side: Side | undefined,
): Promise<string | undefined> {
  const { base, ours, theirs } = versions;
  const say = (sentence: string) => visible(`${path}: ${sentence}`);
  if (ours !== undefined && theirs !== undefined)
    return say('Both sides have changed the same lines of this file.');
  if (base === undefined || ours === theirs)
    return say('Each side has given this file, or its folder, another name.');
  if (side === undefined) return say(sentenceOf(versions, 'This file'));
  if (versions[side] === undefined) await git.run(['rm', '--quiet', '--force', '--', path]);
  else {
    await git.run(['checkout', '--quiet', `--${side}`, '--', path]);
    await git.run(['add', '--', path]);
  }
  return undefined;
}
