import { hash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { bundleVersion } from './bundle/bundle-settings';
import { contentFolder } from './content/content-folder';
import { datesVersion, fileDates } from './content/file-dates';
import { refuseFolder } from './output/refuse-folder';
import { type BuildRecord, readRecord } from './record/build-record';
import { openSources } from './record/content-sources';
import { findChanges } from './record/find-changes';
import { touchedPaths } from './record/touched-paths';
import { readShard } from './shards/shard';
import type { BuildTask } from './update-site';

/**
 * Checks the content, bundles both sides, renders every page and writes the output. What the record of the last build
 * shows to be unchanged is kept; with SITE_VERIFY all is done again.
 */
export async function buildSite(task: BuildTask): Promise<void> {
  const { root, cacheDir, settings, code, logger } = task;
  const folder = contentFolder(root);
  const outDir = resolve(root, task.outDir);
  refuseFolder(task.outDir, { root, content: folder });
  const cache = join(cacheDir, 'site');
  const version = bundleVersion(code, settings);
  const { SITE_SHARD = '' } = process.env;
  const shard = SITE_SHARD === '' ? undefined : readShard(SITE_SHARD);
  const recordFolder = join(cache, 'outputs', hash('sha1', outDir + SITE_SHARD).slice(0, 16));
  const record = process.env.SITE_VERIFY
    ? undefined
    : readRecord<BuildRecord>(join(recordFolder, 'output.json'), version);

  // Checked in the meantime.
  const touching = record ? touchedPaths(outDir, [record.output, record.folders]) : undefined;
  const gitDates = fileDates(folder, (line) => logger.warn(line));
  const sources = openSources(folder, record?.sources);
  const changes = findChanges(sources, record);
  if (record && !changes.any && (await touching)?.size === 0) {
    const dates = await gitDates;
    if (record.dates === datesVersion(dates)) {
      await printWarnings(record.warnings);
      logger.info(`Nothing has changed: ${record.pages} pages in ${task.outDir} are up to date`);
      return;
    }
  }
  // Loaded only when there is something to do.
  const { updateSite } = await import('./update-site');
  await updateSite({
    task,
    version,
    folder,
    outDir,
    shard,
    cache,
    recordFolder,
    record,
    touching,
    sources,
    changes,
    gitDates,
  });

  async function printWarnings(findings: BuildRecord['warnings']) {
    if (findings.length === 0) return;
    const { problemText } = await import('./content/problem-text');
    logger.warn(problemText({ folder, files: sources.files, findings }, process.stderr));
  }
}
