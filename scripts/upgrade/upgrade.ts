import { join } from 'node:path';
import { type Progress, startProgress } from '../../src/node/base/command/progress';
import { ContentError, UsageError } from '../../src/node/base/content/content-error';
import { contentFolder, contentLock } from '../../src/node/base/content/content-folder';
import { isTaken, lockSoon } from '../../src/node/base/disk/lock';
import { openProjectGit, type ProjectGit } from '../../src/node/base/git/committer';
import { GitFailure } from '../../src/node/base/git/git-failure';
import { counted, visible } from '../../src/site/text/wording';
import { setMergeDriver } from '../merge/set-driver';
import { refuseUncommitted, refuseUnready } from '../support/refuse-unready';
import { type Compared, compareOutputs, wordsOfComparison } from './compare-outputs';
import { upgradeFolder } from './complete.mjs';
import {
  changesOf,
  commitOf,
  engineSource,
  fetchEngine,
  findBase,
  findVersion,
  inFolder,
  shortName,
} from './engine-versions';
import { beginVersion, endInterrupted, putInPlace, sharePackages } from './new-version';
import { ownerOf } from './ownership';
import { createPictures } from './page-pictures';
import { commandsIn, installPackages, type Message, newMessages, noteRunning } from './project-commands';
import { takeEngine } from './take-engine';

export interface UpgradeOptions {
  from: string | undefined;
  list: boolean;
  dryRun: boolean;
  /** The version of the engine. */
  wanted: string | undefined;
}

/** Gives the exit code. */
export async function upgrade(root: string, options: UpgradeOptions): Promise<number> {
  const git = openProject(root);
  const content = contentFolder(root);
  const lock = await lockSoon(contentLock(content));
  if (isTaken(lock))
    throw new UsageError(
      'A studio, or another command, has the content at the moment. End it, then run this again.',
    );
  try {
    if (!options.list && !options.dryRun) await setMergeDriver(root);
    if (await endInterrupted(git, root)) console.log('An update that was interrupted is complete now.');
    return await (options.list ? listChanged(git, root, options) : takeVersion(git, root, options));
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    throw new UsageError(`The engine was not updated. git says: ${error.message}.`, { cause: error });
  } finally {
    lock.release();
  }
}

export function openProject(root: string): ProjectGit {
  const git = openProjectGit(root, 'folder', noteRunning(root));
  if (!git)
    throw new UsageError(
      'This site is not kept in git, so there would be no way back. Run: git init && git add -A && git commit -m "Our site"',
    );
  return git;
}

const words: Readonly<Record<string, string>> = { A: 'added  ', D: 'removed' };

async function listChanged(git: ProjectGit, root: string, { from }: UpgradeOptions): Promise<number> {
  const source = await engineSource(git, root, from);
  let base = source.commit === undefined ? undefined : await commitOf(git, source.commit);
  if (base === undefined) {
    await fetchEngine(git, source.from);
    base = await findBase(git, source, await findVersion(git));
  }
  const changed = (await changesOf(git, await inFolder(git, base))).filter(
    ({ path }) => ownerOf(path) === 'engine',
  );
  for (const { path, change } of changed) console.log(visible(`${words[change] ?? 'changed'} ${path}`));
  console.log(`${counted(changed.length, 'files')} of the engine differ from ${shortName(base)}.`);
  return 0;
}

async function takeVersion(git: ProjectGit, root: string, options: UpgradeOptions): Promise<number> {
  const progress = startProgress('Fetching the engine');
  try {
    await refuseUnready(git);
    const source = await engineSource(git, root, options.from);
    await fetchEngine(git, source.from);
    const next = await findVersion(git, options.wanted);
    const base = await findBase(git, source, next);
    if (base === next) {
      progress.aside(() => console.log(`The engine is at ${shortName(next)} already. Nothing was changed.`));
      return 0;
    }
    const made = await beginVersion(git, root);
    const say = (line: string) => progress.aside(() => console.log(visible(line)));
    say(`The engine goes from ${shortName(base)} to ${shortName(next)}.`);

    progress.step('Taking the files of the engine');
    const { merged, leftOut, install } = await takeEngine(made, base, next, source);
    for (const path of merged.toSorted()) say(`merged ${path}, which this site has changed, too`);
    for (const path of leftOut.toSorted()) say(`left out ${path}, which this site has removed`);
    await makeVersion({ made, root, progress, install, next, say });
    if (options.dryRun) say('Nothing was changed: this was a dry run.');
    else {
      progress.step('Putting the new version in place');
      await refuseUncommitted(git);
      await putInPlace(git, made, root);
      say(
        `The engine is at ${shortName(next)} now, in one commit.${install ? ' Its packages are installed.' : ''}`,
      );
    }
    return 0;
  } finally {
    progress.end();
    await endInterrupted(git, root);
  }
}

interface Making {
  /** The work tree of the new version. */
  made: ProjectGit;
  root: string;
  next: string;
  install: 'ci' | 'install' | undefined;
  progress: Progress;
  say(line: string): void;
}

/** Makes the new version whole, commits it in its own work tree, and says how the site differs. */
async function makeVersion({ made, root, next, install, progress, say }: Making): Promise<void> {
  const { folder } = made.repository;
  const [old, now] = [commandsIn(root, root), commandsIn(folder, root)];
  const outputs = [join(root, upgradeFolder, 'before'), join(root, upgradeFolder, 'after')] as const;
  progress.step('Building the site as it is');
  const before = await old.check();
  await old.run('build', '--outDir', outputs[0]);

  if (install) {
    progress.step('Installing the packages');
    await installPackages(folder, root, install);
  } else sharePackages(made, root);
  progress.step('Writing generated files');
  await now.run('types');
  const migrated = await now.migrate();
  if (migrated !== undefined) say(migrated);
  await made.run(['add', '--all']);
  await made.run(['commit', '--quiet', '--no-verify', '-m', `build: take the engine at ${shortName(next)}`]);

  progress.step('Building the site with the new engine');
  const after = await now.check();
  const added = newMessages(before, after);
  if (added.some(({ severity }) => severity === 'error'))
    throw new ContentError(
      [...linesOf(added), 'With the new engine the content has errors, so nothing was changed.'].join('\n'),
    );
  await now.run('build', '--outDir', outputs[1]);
  progress.step('Comparing the pages');
  const pictures = createPictures(...outputs);
  const compared = await compareOutputs(...outputs, pictures.differ);
  const folderOfPictures = await pictures.end();
  for (const line of linesOf(added)) say(line);
  for (const line of pagesIn(compared)) say(line);
  say(`${wordsOfComparison(compared)}; ${counted(added.length, 'new messages')}.`);
  if (folderOfPictures) say(`Pictures of them, before and after: ${folderOfPictures}`);
}

const linesOf = (messages: readonly Message[]) =>
  messages.map(({ file, line, severity, message, id }) => `${file}:${line} ${severity} ${message} (${id})`);

/** More pages than anybody looks at one by one. */
const mostPages = 20;

function pagesIn({ different, added, removed }: Compared): string[] {
  const more = different.length - mostPages;
  return [
    ...different.slice(0, mostPages).map((path) => `different ${path}`),
    ...(more > 0 ? [`different ${counted(more, 'more pages')}`] : []),
    ...added.map((path) => `new       ${path}`),
    ...removed.map((path) => `gone      ${path}`),
  ];
}
