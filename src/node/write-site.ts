import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Logger } from 'vite';
import type { Assets } from '../app/server/write-document';
import { linkPicturePath } from '../app/shared/head';
import { siteFile } from '../site/files/site-file';
import { parentPath } from '../site/page/page-trail';
import type { SitePage } from '../site/page/site-page';
import { trailOf } from '../site/resolve/resolve-page';
import type { Site } from '../site/resolve/site';
import type { BundleFile, Server } from './bundle/bundles';
import type { FileDates } from './content/file-dates';
import type { ValidContent } from './content/load-content';
import { publishedFile } from './content/published-file';
import type { StampTable } from './disk/file-stamp';
import { crawlerFiles } from './host/crawler-files';
import { writeHeaderFile } from './host/header-file';
import { headerRules } from './host/security-headers';
import { linkPictures } from './link-pictures/link-pictures';
import { type LeftOutput, openOutput } from './output/output';
import type { Pictures } from './photos/prepare-pictures';
import type { PageRecord, PageRecords } from './record/page-records';
import { pageId } from './record/page-store';
import { createPrerenderer, documentPaths, type Prerenderer } from './render/prerender';

export interface WriteOptions {
  /** What the last build left, when nothing but pages has changed since. */
  left: LeftOutput | undefined;
  records: PageRecords;
  /** Of a page file. */
  hashOf(file: string): string;
  outDir: string;
  dates: FileDates;
  /** What is made of the content's pictures. */
  pictures: Pictures;
  /** Missing when pages get no link pictures. */
  drawPictures: { cacheDir: string; logger: Logger } | undefined;
}

export interface WrittenSite {
  shell: string;
  pages: [id: string, page: PageRecord][];
  output: StampTable;
  folders: StampTable;
  /** How many pages could not be taken over from the last build. */
  rendered: number;
}

/** Both sides of the application, as the site needs them. */
export interface Application {
  files: readonly BundleFile[];
  assets: Assets;
  server: Server;
}

/** Brings the whole site into the output folder, or leaves that as it was. */
export async function writeSite(
  content: ValidContent,
  { files: bundle, assets, server }: Application,
  { left, records, hashOf, outDir, dates, pictures, drawPictures }: WriteOptions,
): Promise<WrittenSite> {
  const { site, files, folder } = content;
  const output = openOutput(outDir, left);
  try {
    /** For what the code and the inputs decide alone. */
    const put = (path: string, content: () => string | Uint8Array) => {
      if (!output.keep([path])) output.add(path, content());
    };
    // Assets first: no page may be in place before what it names.
    for (const file of bundle) put(file.path, () => file.content);
    for (const { path, file } of pictures.files) put(path, () => readFileSync(file));
    for (const path of files.list().filter((path) => path.startsWith('images/') && !pictures.replaces(path)))
      put(path, () => publishedFile(folder, path));

    const keyOf = createKeyOf(site, hashOf);
    const shell = hash('sha1', JSON.stringify([assets, site.shape]));
    const pages: WrittenSite['pages'] = [];
    const stale: SitePage[] = [];
    for (const page of site.pages) {
      const id = pageId(page);
      const { facts, findings } = page;
      const own = contentHash(page, hashOf);
      const key = keyOf(page);
      const known = records.get(id);
      const isKnown = known?.hash === own && known.key === key;
      pages.push([id, isKnown ? known : { hash: own, facts, findings, key }]);
      if (
        !isKnown ||
        records.common?.shell !== shell ||
        !output.keep(filesOf(page, drawPictures !== undefined))
      )
        stale.push(page);
    }
    if (drawPictures)
      for (const picture of await linkPictures(content, stale, drawPictures.cacheDir, drawPictures.logger))
        output.add(picture.path, picture.content);
    const prerenderer = createPrerenderer(content, server, assets, pictures.hashOf);
    await output.addAll(filesOfPages(prerenderer, stale), stale.length);
    for (const { path, content } of crawlerFiles(site, dates)) output.add(path, content);
    output.add('_headers', writeHeaderFile(headerRules(site, assets.styles)));
    output.add('.nojekyll', '');
    return { shell, pages, ...output.commit(), rendered: stale.length };
  } catch (error) {
    output.abort();
    throw error;
  }
}

function* filesOfPages(prerenderer: Prerenderer, pages: readonly SitePage[]) {
  for (const page of pages) yield* prerenderer.render(page);
}

const filesOf = (page: SitePage, hasPicture: boolean): string[] => [
  ...(hasPicture ? [linkPicturePath(page.facts.path).slice(1)] : []),
  ...documentPaths(page),
];

/** Says of a page what it shows of others: the names above it, and its sources. */
function createKeyOf(site: Site, hashOf: HashOf): (page: SitePage) => string {
  const has = (path: string) => site.find(path) !== undefined;
  const trails = new Map<string | undefined, string>();
  const trailTo = (path: string | undefined) => {
    const known = trails.get(path);
    if (known !== undefined) return known;
    const page = path === undefined ? undefined : site.find(path);
    const trail = page ? JSON.stringify(trailOf(site, page.facts)) : '';
    trails.set(path, trail);
    return trail;
  };
  const versionOf = (path: string) => {
    const source = site.find(path);
    return source ? contentHash(source, hashOf) : '';
  };
  return ({ facts }) => [trailTo(parentPath(facts, has)), ...facts.sources.map(versionOf)].join(' ');
}

type HashOf = WriteOptions['hashOf'];

/** A page that site.json holds changes with it, but for the one that is there when nobody has written it. */
const contentHash = (page: SitePage, hashOf: HashOf): string =>
  page.file === siteFile ? hash('sha1', JSON.stringify(page.content)) : hashOf(page.file);
