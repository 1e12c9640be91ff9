import { hash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { cacheFolder } from '../base/code/cache-folder.mjs';
import { ownVersion } from '../base/code/own-version.mjs';
import { contentFolder } from '../base/content/content-folder';
import { factsVersion, gitFacts } from '../base/content/git-facts';
import { readInstant } from '../base/content/read-instant';
import { fileStamp } from '../base/disk/file-stamp';
import { realPath } from '../base/disk/paths';
import { warnOfUnfinished } from '../base/write/finish-interrupted';
import { bundleSettings, bundleVersion } from './bundle/bundle-settings';
import { lockRecords, whenFree } from './output/output-lock';
import { refuseFolder } from './output/refuse-folder';
import { writeError } from './output/write-error';
import { type BuildRecord, isSameTime, readRecord, writtenFile } from './record/build-record';
import { openSources } from './record/content-sources';
import { findChanges } from './record/find-changes';
import { touchedPaths } from './record/touched-paths';
import { readShard } from './shards/shard';
import type { BuildTask } from './update-site';

/**
 * Checks the content, bundles both sides, renders every page and writes the output. What the record of the last build
 * shows to be unchanged is kept; with SITE_VERIFY all is done again. Waits for another build that writes the output.
 * Gives how many link pictures are left for later.
 */
export async function buildSite(task: BuildTask): Promise<number> {
  try {
    return await buildWhenFree(task);
  } catch (error) {
    throw writeError(error, task.outDir);
  }
}

async function buildWhenFree(task: BuildTask): Promise<number> {
  const { root } = task;
  const folder = task.content ?? contentFolder(root);
  const outDir = resolve(root, task.outDir);
  refuseFolder(task.outDir, { root, content: folder });
  warnOfUnfinished(folder);
  const outputs = join(cacheFolder(root), 'site/outputs');
  const lock = await lockRecords(join(outputs, `${shortHash(realPath(outDir))}.lock`), task.outDir);
  try {
    // Then everything has to be looked at again.
    return await whenFree(outDir, task.outDir, () => build(task, folder, outDir));
  } finally {
    lock.release();
  }
}

export const shortHash = (text: string) => hash('sha1', text).slice(0, 16);

async function build(task: BuildTask, folder: string, outDir: string): Promise<number> {
  const { root, logger } = task;
  const cache = join(cacheFolder(root), 'site');
  const { SITE_SHARD = '', SITE_VERIFY } = process.env;
  const recordFolder = join(
    cache,
    'outputs',
    shortHash(outDir + SITE_SHARD + (task.preview ? ' preview' : '')),
  );
  // Before the look at what is in it.
  const seen = fileStamp(outDir) ?? '';
  // First of all: it takes a thread as long as all that follows.
  const looking = SITE_VERIFY ? undefined : touchedPaths(outDir, writtenFile(recordFolder));
  const settings = bundleSettings(folder);
  const version = bundleVersion(ownVersion(root), settings);
  const shard = SITE_SHARD === '' ? undefined : readShard(SITE_SHARD);
  const record = SITE_VERIFY
    ? undefined
    : readRecord<BuildRecord>(join(recordFolder, 'output.json'), version);
  const touched = async () => {
    const found = await looking;
    return found?.version === record?.written ? found?.paths : undefined;
  };
  const facts = gitFacts(folder, (line) => logger.warn(line));
  const sources = openSources(folder, record?.sources);
  const changes = findChanges(sources, record);
  // One instant a build: nothing else asks the clock.
  const at = task.at ?? readInstant(process.env.SITE_AT) ?? Date.now();
  if (
    record &&
    isSameTime(record, at) &&
    record.waiting === 0 &&
    !changes.any &&
    (await touched())?.size === 0 &&
    record.git === factsVersion(await facts)
  ) {
    await printWarnings(record.warnings);
    logger.info(`Nothing has changed: ${record.pages} pages in ${task.outDir} are up to date`);
    return 0;
  }
  // Loaded only when there is something to do.
  const { updateSite } = await import('./update-site');
  return await updateSite({
    task,
    settings,
    at,
    version,
    folder,
    outDir,
    shard,
    cache,
    recordFolder,
    record,
    touched,
    seen,
    sources,
    changes,
    git: facts,
  });

  async function printWarnings(findings: BuildRecord['warnings']) {
    if (findings.length === 0) return;
    const { problemText } = await import('../base/content/problem-text');
    logger.warn(problemText({ folder, files: sources.files, findings }, process.stderr));
  }
}
