import { hash } from 'node:crypto';
import type { Logger } from 'vite';
import { picturePath } from '../app/head';
import { siteFile } from '../site/page-reader';
import { trailOf } from '../site/resolve-page';
import type { Site, SitePage } from '../site/site';
import type { BuildRecord, DocumentRecord } from './build-record';
import type { Bundles } from './bundles';
import { crawlerFiles } from './crawler-files';
import type { FileDates } from './file-dates';
import type { Changes } from './find-changes';
import { writeHeaderFile } from './header-file';
import type { ValidContent } from './load-content';
import { linkPictures } from './og/link-pictures';
import { openOutput } from './output';
import { pageId } from './page-memory';
import { createPrerenderer, documentPaths } from './prerender';
import { publishedFile } from './published-file';
import { headerRules } from './security-headers';

export interface WriteOptions {
  record: BuildRecord | undefined;
  changes: Changes;
  outDir: string;
  dates: FileDates;
  logger: Logger;
  root: string;
  linkPictures: boolean;
}

export interface WrittenSite extends Pick<BuildRecord, 'shell' | 'documents' | 'output'> {
  /** How many pages could not be taken over from the last build. */
  rendered: number;
}

/** Brings the whole site into the output folder, or leaves that as it was. */
export async function writeSite(
  content: ValidContent,
  { files: bundle, assets, server }: Bundles,
  { record, changes, outDir, dates, logger, root, linkPictures: drawsPictures }: WriteOptions,
): Promise<WrittenSite> {
  const { site, files, folder } = content;
  const output = openOutput(outDir, record?.output);
  try {
    /** For what a version of the code and the inputs decide alone. */
    const put = (path: string, content: () => string | Uint8Array) => {
      if (record?.inputs !== changes.inputs || !output.keep([path])) output.add(path, content());
    };
    // Assets first: no page may be in place before what it names.
    for (const file of bundle) put(file.path, () => file.content);
    for (const path of files.list().filter((path) => path.startsWith('images/')))
      put(path, () => publishedFile(folder, path));

    const shell = hash('sha1', JSON.stringify([changes.inputs, assets, site.shape]));
    const before = new Map(record?.shell === shell ? record.documents : []);
    const documents = new Map<string, DocumentRecord>();
    const stale: SitePage[] = [];
    for (const page of site.pages) {
      const key = keyOf(page, site, changes);
      const known = before.get(pageId(page));
      const document = { key, files: filesOf(page, drawsPictures) };
      documents.set(pageId(page), document);
      if (known?.key !== key || !output.keep(document.files)) stale.push(page);
    }
    if (drawsPictures)
      for (const { path, content: picture } of await linkPictures(content, stale, root, logger))
        output.add(path, picture);
    const prerenderer = createPrerenderer(content, server, assets);
    for (const page of stale) for (const { path, html } of prerenderer.render(page)) output.add(path, html);
    for (const { path, content } of crawlerFiles(site, dates)) output.add(path, content);
    output.add('_headers', writeHeaderFile(headerRules(site)));
    output.add('.nojekyll', '');
    return { shell, documents: [...documents], output: output.commit(), rendered: stale.length };
  } catch (error) {
    output.abort();
    throw error;
  }
}

const filesOf = (page: SitePage, drawsPictures: boolean): string[] => [
  ...(drawsPictures ? [picturePath(page.facts.path).slice(1)] : []),
  ...documentPaths(page),
];

/** What of the content a page's documents are made from: its own, the names above it, and that of its sources. */
const keyOf = (page: SitePage, site: Site, changes: Changes): string =>
  JSON.stringify([
    contentHash(page, changes),
    trailOf(site, page.facts),
    page.facts.sources.map((path) => {
      const source = site.find(path);
      return source && contentHash(source, changes);
    }),
  ]);

/** A page that site.json holds changes with it, but for the one that is there when nobody has written it. */
const contentHash = (page: SitePage, changes: Changes): string =>
  page.file === siteFile ? hash('sha1', JSON.stringify(page.content)) : changes.hashOf(page.file);
