import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFile, isSitemap, outputFiles, stagingFolder } from '../../../site/page/output-paths';
import { filesBelow } from '../../base/disk/files-below';
import { readHeaderFile, writeHeaderFile } from '../host/header-file';
import { type OutputFile, openOutput } from '../output/output';
import { documentPaths } from '../render/prerender';
import { previewDocument, robots } from './preview-document';
import { previewStrip, type Review, reviewDocument } from './review-document';

/** Writes what was built for a preview, with the review and what keeps search engines away. `made` are its pictures. */
export async function writePreview(
  outDir: string,
  from: string,
  review: Review,
  made: readonly OutputFile[],
): Promise<void> {
  const { site, folder } = review;
  const read = (file: string) => readFileSync(join(from, file), 'utf8');
  const shown = new Map(review.pages.flatMap((page) => (page.now ? [[page.now, page]] : [])));
  const pages = new Map(
    site.pages.flatMap((page) => documentPaths(page).map((path) => [path, shown.get(page)])),
  );
  const others = new Map<string, string>([
    [outputFiles.headers, previewHeaders(read(outputFiles.headers))],
    // Who may not read a page does not see that it must not be found.
    [outputFiles.robots, 'User-agent: *\nAllow: /\n'],
    [outputFiles.built, builtFacts(read(outputFiles.built))],
    [documentFile(`/${folder}`), reviewDocument(review, headOf(read(outputFiles.notFound)))],
  ]);
  function* documents(): Iterable<OutputFile> {
    for (const [path, page] of pages)
      yield { path, pieces: [previewDocument(read(path), previewStrip(review, page))] };
    for (const [path, text] of others) yield { path, pieces: [text] };
  }
  const output = openOutput(outDir);
  try {
    for (const path of filesBelow(from))
      if (!pages.has(path) && !others.has(path) && !isLeftOut(path)) output.copy(path, join(from, path));
    for (const { path, pieces } of made) for (const piece of pieces) output.add(path, piece);
    await output.addAll(documents(), pages.size);
    output.commit();
  } catch (error) {
    output.abort();
    throw error;
  }
}

const isLeftOut = (path: string) => isSitemap(path) || path.startsWith(`${stagingFolder}/`);

function previewHeaders(text: string): string {
  const [[all, headers] = ['/*', {}], ...others] = Object.entries(readHeaderFile(text));
  return writeHeaderFile({
    [all]: { ...headers, 'X-Robots-Tag': robots },
    ...Object.fromEntries(others),
  });
}

/** Nobody takes it for what is online: no commit is named as such. */
const builtFacts = (text: string) => `${JSON.stringify({ preview: true, of: JSON.parse(text).commit })}\n`;

/** What the heads of all documents have: the policy, the theme, the fonts, the icon and the styles. */
function headOf(html: string): string {
  const start = html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('<title>'));
  const [icon = ''] = /<link rel="icon"[^<>]*>/.exec(html) ?? [];
  const end = '</style>';
  return start + icon + html.slice(html.indexOf('<style'), html.indexOf(end) + end.length);
}
