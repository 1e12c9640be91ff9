import { hash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { ViteBuilder } from 'vite';
import type { BundleSettings } from './bundle/bundle-settings';
import { contentFolder } from './content/content-folder';
import { datesVersion, fileDates } from './content/file-dates';
import { type BuildRecord, readRecord } from './record/build-record';
import { openSources } from './record/content-sources';
import { findChanges } from './record/find-changes';
import { touchedPaths } from './record/touched-paths';

/**
 * `vite build`: checks the content, bundles both sides, renders every page and writes the output. What the record of
 * the last build shows to be unchanged is kept; with SITE_VERIFY all is done again. `code` is the code's version.
 */
export async function buildSite(builder: ViteBuilder, code: string, settings: BundleSettings): Promise<void> {
  const { root, logger, build, cacheDir } = builder.config;
  // Otherwise Vite would build all of them again.
  for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
  const folder = contentFolder(root);
  const outDir = resolve(root, build.outDir);
  const cache = join(cacheDir, 'site');
  const version = hash('sha1', JSON.stringify([code, settings])).slice(0, 16);
  const recordFolder = join(cache, 'outputs', hash('sha1', outDir).slice(0, 16));
  const record = process.env.SITE_VERIFY
    ? undefined
    : readRecord<BuildRecord>(join(recordFolder, 'output.json'), version);

  // Checked in the meantime.
  const touching = record ? touchedPaths(outDir, [record.output, record.folders]) : undefined;
  const gitDates = fileDates(folder);
  const sources = openSources(folder, record?.sources);
  const changes = findChanges(sources, record);
  if (record && !changes.any && (await touching)?.size === 0) {
    const dates = await gitDates;
    if (record.dates === datesVersion(dates)) {
      await printWarnings(record.warnings);
      logger.info(`Nothing has changed: ${record.pages} pages in ${build.outDir} are up to date`);
      return;
    }
  }
  // Loaded only when there is something to do.
  const { updateSite } = await import('./update-site');
  await updateSite({
    builder,
    settings,
    version,
    folder,
    outDir,
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
