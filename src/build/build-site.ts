import { hash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { ViteBuilder } from 'vite';
import { buildSite as siteOf } from '../site/build-site';
import { siteFile } from '../site/page-reader';
import type { Problem } from '../site/problem';
import { type BuildRecord, readRecord, recordFile, writeRecord } from './build-record';
import type { BundleSettings } from './bundle-settings';
import { loadBundles } from './bundles';
import { checkFiles, problemText } from './check-content';
import { ContentError } from './content-error';
import { contentFolder } from './content-folder';
import { openSources } from './content-sources';
import { fileDates } from './file-dates';
import { findChanges } from './find-changes';
import { isUntouched } from './is-untouched';
import { createPageMemory } from './page-memory';
import { writeSite } from './write-site';

/**
 * `vite build`: checks the content, bundles both sides, renders every page and writes the output. What the record of
 * the last build answers for is not done again; with SITE_VERIFY everything is.
 */
export async function buildSite(builder: ViteBuilder, code: string, settings: BundleSettings): Promise<void> {
  const { root, logger, build, cacheDir } = builder.config;
  // Else Vite builds all of them once more, when none had to be.
  for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
  const folder = contentFolder(root);
  const outDir = resolve(root, build.outDir);
  const cache = join(cacheDir, 'site');
  const version = hash('sha1', JSON.stringify([code, settings])).slice(0, 16);
  const file = recordFile(cache, outDir);
  const record = process.env.SITE_VERIFY ? undefined : readRecord(file, version);

  const gitDates = fileDates(folder);
  const sources = openSources(folder, new Map(record?.sources));
  const changes = findChanges(sources, record);
  const { files } = sources;
  const textOf = (problems: readonly Problem[]) =>
    problemText({ folder, files, problems }, process.stdout.isTTY);
  const warn = (problems: readonly Problem[]) => {
    if (problems.length > 0) logger.warn(textOf(problems));
  };
  if (record && !changes.any && isUntouched(outDir, record.output)) {
    const dates = await gitDates;
    if (record.dates === digest([...dates])) {
      warn(record.warnings);
      logger.info(`Nothing has changed: ${record.documents.length} pages stand in ${build.outDir}`);
      return;
    }
  }
  // The bundler works in threads of its own while the content is checked here.
  const loading = loadBundles(builder, cache, version);
  loading.catch(() => {});
  const { problems, content, pages, valid } = await checkFiles(
    files,
    createPageMemory(files, changes.unchangedPage),
  );
  if (!valid || !content) throw new ContentError(textOf(problems));
  warn(problems);

  const site = siteOf(files, content, pages);
  const dates = await gitDates;
  const written = await writeSite({ site, files, folder, problems }, await loading, {
    record,
    changes,
    outDir,
    dates,
    logger,
    root,
    linkPictures: settings.linkPictures,
  });
  const recorded: BuildRecord = {
    version,
    inputs: changes.inputs,
    shell: written.shell,
    dates: digest([...dates]),
    sources: files.list().map((path) => [path, sources.source(path)]),
    pages: pages.flatMap(({ file, facts, findings }) =>
      file === siteFile ? [] : [[file, { facts, findings }]],
    ),
    documents: written.documents,
    output: written.output,
    warnings: problems,
  };
  writeRecord(file, recorded);
  logger.info(`${site.pages.length} pages written to ${build.outDir}, ${written.rendered} of them rendered`);
}

const digest = (value: unknown) => hash('sha1', JSON.stringify(value));
