import type { Assets } from '../app/document';
import { crawlerFiles } from './crawler-files';
import type { FileDates } from './file-dates';
import { writeHeaderFile } from './header-file';
import type { ValidContent } from './load-content';
import { openOutput } from './output';
import { createPrerenderer, type Server } from './prerender';
import { publishedFile } from './published-file';
import { headerRules } from './security-headers';

/** A file that the bundler made. */
export interface BundleFile {
  path: string;
  content: string | Uint8Array;
}

/** Renders the whole site into the output folder, or leaves that as it was. Gives the number of pages. */
export function writeSite(
  content: ValidContent,
  server: Server,
  bundle: Iterable<BundleFile>,
  assets: Assets,
  outDir: string,
  dates: FileDates,
): number {
  const { site, files, folder } = content;
  const output = openOutput(outDir);
  try {
    // Assets first: no page may be in place before what it names.
    for (const { path, content } of bundle) output.add(path, content);
    for (const path of files.list().filter((path) => path.startsWith('images/')))
      output.add(path, publishedFile(folder, path));
    const prerenderer = createPrerenderer(content, server, assets);
    for (const page of site.pages)
      for (const { path, html } of prerenderer.render(page)) output.add(path, html);
    for (const { path, content } of crawlerFiles(site, dates)) output.add(path, content);
    output.add('_headers', writeHeaderFile(headerRules(site, assets.styles)));
    output.add('.nojekyll', '');
    output.commit();
  } catch (error) {
    output.abort();
    throw error;
  }
  return site.pages.length;
}
