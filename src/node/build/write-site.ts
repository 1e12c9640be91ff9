import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '../../app/server/assets';
import { publishedFiles, publishedPath } from '../../site/files/published-files';
import { isPicture } from '../../site/image/picture-files';
import { linkPicturePath } from '../../site/page/link-picture-path';
import { outputFiles } from '../../site/page/output-paths';
import type { SitePage } from '../../site/page/site-page';
import { resolvePage } from '../../site/resolve/resolve-page';
import type { Progress } from '../base/command/progress';
import type { GitFacts } from '../base/content/git-facts';
import type { ValidContent } from '../base/content/load-content';
import { publishedFile } from '../base/content/published-file';
import type { StampTable } from '../base/disk/file-stamp';
import type { BundleFile } from './bundle/bundle-output';
import type { Server } from './bundle/bundles';
import { brandAssets } from './draw/brand-assets';
import { appIconFiles, appIcons, appManifest, themeColors } from './host/app-files';
import { crawlerFiles } from './host/crawler-files';
import { feedFiles } from './host/feed-files';
import { writeHeaderFile } from './host/header-file';
import { hostRedirects, redirectDocuments, writeRedirectFile } from './host/redirect-file';
import { documentPolicy, headerRules } from './host/security-headers';
import {
  type DrawOptions,
  type LinkPictureContent,
  linkPictureContent,
  linkPictures,
} from './link-pictures/draw-link-pictures';
import { type LeftOutput, openOutput } from './output/output';
import { type Photos, photosIn } from './photos/photos';
import type { HashOf } from './photos/picture-html';
import type { BuildRecord } from './record/build-record';
import type { PageRecord, PageRecords } from './record/page-records';
import { planPages } from './record/plan-pages';
import { createPrerenderer, documentPaths } from './render/prerender';
import { isInShard, type ShardRecord, shardFile } from './shards/shard';

export interface WriteOptions {
  /** The state of the last build, if only pages have changed since. */
  left: LeftOutput | undefined;
  records: PageRecords;
  /** Gives the hash of a content file. */
  hashOf: HashOf;
  /** True for a content file that is as the last build found it. */
  isSameFile(file: string): boolean;
  outDir: string;
  /** Missing when the whole site is written. */
  shard: Omit<ShardRecord, 'files' | 'resized'> | undefined;
  git: GitFacts;
  /** From the last change of what is shown by its date to the next one. */
  now: BuildRecord['now'];
  photos: Photos;
  /** Missing when pages get no link pictures. */
  drawPictures: DrawOptions | undefined;
  progress: Progress;
}

export interface WrittenSite {
  shell: string;
  pages: [id: string, page: PageRecord][];
  output: StampTable;
  folders: StampTable;
  /** How many pages the output has. */
  count: number;
  /** How many pages could not be kept from the last build. */
  rendered: number;
  /** How many link pictures are left for later. */
  waiting: number;
}

/** Both sides of the application, as the site needs them. */
export interface Application {
  files: readonly BundleFile[];
  assets: Assets;
  server: Server;
}

/** Writes the whole site into the output folder, or leaves the folder as it was. */
export async function writeSite(
  content: ValidContent,
  { files: bundle, assets: plain, server }: Application,
  {
    left,
    records,
    hashOf,
    isSameFile,
    outDir,
    shard,
    git,
    now,
    photos,
    drawPictures,
    progress,
  }: WriteOptions,
): Promise<WrittenSite> {
  const { site, files, folder } = content;
  const output = openOutput(outDir, left);
  try {
    const assets = brandAssets(plain, site.settings.brand);
    const policy = documentPolicy(site);
    const { icon } = site.settings;
    const app = {
      manifest: `${site.base}/${outputFiles.manifest}`,
      touchIcon: icon && `${site.base}/${outputFiles.touchIcon}`,
      colors: themeColors(site),
    };
    const shell = hash('sha1', JSON.stringify([assets, site.shape, policy(''), app, site.chrome.view]));
    const isShellSame = records.common?.shell === shell;
    const plans = planPages(
      site,
      records,
      hashOf,
      (page) => isShellSame && output.keep(filesOf(page, drawPictures !== undefined)),
    );
    const own = shard ? plans.filter(({ page }) => isInShard(shard, page.facts.path)) : plans;
    const stale = own.filter(({ isKept }) => !isKept);
    for (const { record } of own) photos.add(record.photos);

    const prerenderer = createPrerenderer(content, server, assets, { hashOf: photos.hashOf, policy, app });
    const linkPictureContents: LinkPictureContent[] = [];
    /** The one pass over pages: each is resolved once, for its documents and its pictures. */
    function* documents() {
      for (const [index, plan] of stale.entries()) {
        progress.count(index + 1, stale.length);
        const resolved = resolvePage(site, plan.page);
        const shown = photosIn(resolved.statics);
        photos.add(shown);
        plan.record = { ...plan.record, photos: shown };
        if (drawPictures) linkPictureContents.push(linkPictureContent(resolved));
        yield* prerenderer.files(resolved);
      }
      const others = [
        ...crawlerFiles(site, git.dates),
        ...feedFiles(content, git.dates, now.from ?? 0),
        // Says what is online.
        { path: outputFiles.built, content: `${JSON.stringify(builtFacts(git, now))}\n` },
        { path: outputFiles.headers, content: writeHeaderFile(headerRules(site)) },
        { path: outputFiles.redirects, content: writeRedirectFile(hostRedirects(site.redirects, site.base)) },
        { path: outputFiles.noJekyll, content: '' },
        { path: outputFiles.manifest, content: appManifest(site) },
        ...redirectDocuments(site, policy('')),
      ];
      for (const { path, content } of others) yield { path, pieces: [content] };
    }
    progress.step('Writing pages');
    await output.addAll(documents(), stale.length);

    /** For files that depend on the code and the inputs alone. */
    const put = (path: string, content: () => string | Uint8Array | undefined) => {
      const made = output.keep([path]) ? undefined : content();
      if (made !== undefined) output.add(path, made);
    };
    if (icon && !output.keep(appIconFiles)) {
      const published = publishedFile(content, icon);
      for (const { path, content } of published ? await appIcons(published) : []) output.add(path, content);
    }
    progress.step('Resizing photos');
    for (const { path, file } of await photos.encode()) put(path, () => readFileSync(file));
    for (const path of files.list())
      if (isPicture(files, path) && !photos.replaces(path)) put(path, () => publishedFile(content, path));
    for (const file of publishedFiles(files)) {
      const path = publishedPath(file);
      if (!isSameFile(file) || !output.keep([path])) output.copy(path, join(folder, file));
    }
    for (const file of bundle) put(file.path, () => file.content);
    let waiting = 0;
    if (drawPictures) {
      progress.step('Drawing link pictures');
      const pictures = await linkPictures(content, linkPictureContents, drawPictures, progress);
      for (const { path, content: picture } of pictures.files) output.add(path, picture);
      ({ waiting } = pictures);
    }
    if (shard) {
      const resized = files.list().filter(photos.replaces);
      output.add(
        shardFile,
        JSON.stringify({ ...shard, files: output.paths(), resized } satisfies ShardRecord),
      );
    }
    return {
      shell,
      pages: plans.map(({ id, record }) => [id, record]),
      ...output.commit(),
      count: own.length,
      rendered: stale.length,
      waiting,
    };
  } catch (error) {
    output.abort();
    throw error;
  }
}

/** Instants alone: nobody reads what is to come. */
const builtFacts = ({ commit }: GitFacts, { from, until }: BuildRecord['now']) => ({
  commit,
  ...(from !== null && { since: new Date(from).toISOString() }),
  ...(until !== null && { next: new Date(until).toISOString() }),
});

const filesOf = (page: SitePage, hasPicture: boolean): string[] => [
  ...(hasPicture ? [linkPicturePath(page.facts.path).slice(1)] : []),
  ...documentPaths(page),
];
