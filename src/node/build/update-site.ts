import { hash, randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'vite';
import { isPageFile } from '../../site/files/site-file';
import { loadSite } from '../../site/load-site';
import { createFinding } from '../../site/problem/rule-text';
import { missingFile } from '../../site/read/rules/missing-file';
import { countedFiles } from '../base/command/counted-files';
import { type Progress, startProgress } from '../base/command/progress';
import { validators } from '../base/content/compiled-validators';
import { ContentError } from '../base/content/content-error';
import { factsVersion, type GitFacts } from '../base/content/git-facts';
import { problemText } from '../base/content/problem-text';
import type { Stamp } from '../base/disk/file-stamp';
import { forgetOld } from '../base/disk/forget-old';
import type { BundleSettings } from './bundle/bundle-settings';
import { loadBundles } from './bundle/bundles';
import { withLicenses } from './bundle/licenses';
import { contentCharacters, cutFonts } from './fonts/cut-fonts';
import { siteFonts } from './fonts/site-fonts';
import { findUndrawn } from './link-pictures/undrawn-letters';
import { recording } from './output/write-error';
import { createPhotos } from './photos/photos';
import {
  type BuildRecord,
  isSameTime,
  readRecord,
  recorded,
  type WrittenRecord,
  writeRecord,
  writtenFile,
} from './record/build-record';
import type { ContentSources } from './record/content-sources';
import type { ContentChange } from './record/find-changes';
import { openPageRecords } from './record/page-records';
import { createPageStore, namesOf } from './record/page-store';
import type { Shard } from './shards/shard';
import { writeSite } from './write-site';

export interface BuildTask {
  root: string;
  /** From the root, as messages name it. */
  outDir: string;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Instead of the content folder of the project. */
  content?: string;
  /** The instant at which the content is looked at, instead of that of the command line, or now. */
  at?: number;
  /** Link pictures that the cache does not have are left for another build. */
  drawsLater?: boolean;
  /** For a site that also has drafts and what comes later: styles that all its documents have besides. */
  preview?: { styles: string };
  /** Gives the folder in the cache with both bundles of a version. */
  bundle(cache: string, version: string): Promise<string>;
}

export interface Update {
  task: BuildTask;
  settings: BundleSettings;
  /** The instant at which the content is looked at. */
  at: number;
  /** The version of the code and the settings. */
  version: string;
  folder: string;
  outDir: string;
  /** Missing when the whole site is built. */
  shard: Shard | undefined;
  cache: string;
  /** The path of this output's records, without the file ending. */
  recordFolder: string;
  record: BuildRecord | undefined;
  /** Output files that are not as the record says; undefined if they are not known. */
  touched(): Promise<ReadonlySet<string> | undefined>;
  /** The stamp of the output before. */
  seen: Stamp;
  sources: ContentSources;
  changes: ContentChange;
  git: Promise<GitFacts>;
}

/** From so many content files on, a build saves memory: it takes a twentieth more processor time then. */
const manyFiles = 30_000;

/** Brings an output up to date, and records what was found and done. Gives how many link pictures are left for later. */
export async function updateSite(update: Update): Promise<number> {
  // Otherwise V8 lets what it could collect grow to as much as what is in use: some 300 MB of 100,000 pages.
  if (update.sources.files.list().length > manyFiles) setFlagsFromString('--heap-growing-percent=30');
  const progress = startProgress('Checking the content');
  try {
    return await updateWith(update, progress);
  } finally {
    progress.end();
  }
}

async function updateWith(update: Update, progress: Progress): Promise<number> {
  const { task, settings, version, folder, outDir, shard, cache, recordFolder, record, sources, changes } =
    update;
  const cacheDir = dirname(cache);
  const logger: BuildTask['logger'] = {
    info: (text) => progress.aside(() => task.logger.info(text)),
    warn: (text) => progress.aside(() => task.logger.warn(text)),
  };
  const { files } = sources;
  const hashOf = (file: string) => sources.state(file).hash;
  const earlier = new Map(record?.sources.paths.map((path, index) => [path, record.sources.hashes[index]]));
  const records = openPageRecords(
    join(recordFolder, 'pages'),
    `${version} ${changes.inputs}`,
    record !== undefined,
  );

  // The bundler works in its own threads while the content is checked here.
  const loading = loadBundles(task.bundle(cache, version));
  loading.catch(() => {});
  const store = createPageStore(files, records, hashOf);
  // What was found depends on the instant, too.
  if (!record || !isSameTime(record, update.at)) delete store.siteFindings;
  const counted = countedFiles(files, progress);
  const {
    findings: ofContent,
    site,
    siteFindings,
    now,
  } = loadSite(counted, validators, store, { at: update.at, pages: task.preview ? 'coming' : 'now' });
  const undrawn = site && settings.linkPictures ? await findUndrawn(site) : [];
  const findings = [...ofContent, ...undrawn];
  // The check opens no file that no page shows.
  const unread = site ? files.list().filter((file) => hashOf(file) === '') : [];
  const found = unread.map((file) => createFinding(missingFile, { file, pointer: '' }, 'missing', file));
  const text = problemText({ folder, files, findings: [...found, ...findings] }, process.stderr);
  if (!site || unread.length > 0) throw new ContentError(text);
  if (text !== '') logger.warn(text);

  const checked = { site, files, folder, findings };
  const photos = createPhotos(checked, hashOf, join(cacheDir, 'pictures'), logger, progress);
  progress.step('Bundling scripts and styles');
  const git = await update.git;
  const fonts = siteFonts(site.settings.brand);
  // While another process may still bundle.
  const cut = await cutFonts(fonts, contentCharacters(site), join(cacheDir, 'fonts'), settings.base);
  const { files: scriptFiles, styles, scripts, server } = await loading;
  const assets = {
    ...scripts,
    ...styles,
    styles: styles.styles + cut.styles + (task.preview?.styles ?? ''),
    sheets: [],
    fonts: cut.preloads,
  };
  const touched = await update.touched();
  const before =
    touched && record?.inputs === changes.inputs
      ? readRecord<WrittenRecord>(writtenFile(recordFolder), record.written)
      : undefined;
  const contentVersion = () => {
    const pages = files.list().filter(isPageFile);
    return hash(
      'sha1',
      JSON.stringify([changes.inputs, now.from, factsVersion(git), pages, pages.map(hashOf)]),
    );
  };
  const written = await writeSite(
    checked,
    { files: [...withLicenses(scriptFiles, fonts), ...cut.files], assets, server },
    {
      left: before && touched && { ...before, touched, seen: update.seen },
      records,
      hashOf,
      isSameFile: (file) => earlier.get(file) === hashOf(file),
      outDir,
      shard: shard && { ...shard, version, content: contentVersion() },
      git,
      now: recorded(now),
      photos,
      drawPictures: settings.linkPictures
        ? { cacheDir, logger, isLater: task.drawsLater ?? false }
        : undefined,
      progress,
    },
  );
  const list = files.list();
  recording(() => {
    records.write(
      { shell: written.shell, names: namesOf(files, hashOf), found: siteFindings },
      written.pages,
    );
    const id = randomUUID();
    writeRecord(writtenFile(recordFolder), {
      version: id,
      output: written.output,
      folders: written.folders,
    } satisfies WrittenRecord);
    writeRecord(join(recordFolder, 'output.json'), {
      version,
      inputs: changes.inputs,
      now: recorded(now),
      git: factsVersion(git),
      sources: {
        paths: list,
        stamps: list.map((path) => sources.state(path).stamp),
        hashes: list.map(hashOf),
      },
      written: id,
      pages: written.count,
      waiting: written.waiting,
      warnings: findings,
    } satisfies BuildRecord);
  });
  // The records of outputs elsewhere, such as those of tests.
  forgetOld(dirname(recordFolder), new Set([recordFolder]));
  const own = shard
    ? `Shard ${shard.number}/${shard.count}: ${written.count} of ${site.pages.length}`
    : written.count;
  logger.info(`${own} pages written to ${task.outDir}, ${written.rendered} of them rendered`);
  return written.waiting;
}
