import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { publishedFiles, publishedPath } from '../../../src/site/files/published-files';
import { withoutBase } from '../../../src/site/page/addresses';
import { documentFile } from '../../../src/site/page/output-paths';
import { prefixOf } from '../../../src/site/page/redirects';
import { filesIn } from '../../support/files-in';
import { files, site } from './content';

export const outDir = 'dist';
if (!existsSync(outDir)) throw new Error('These tests look at the built site. Run: npm run build');

export const readOutput = (file: string) => readFileSync(join(outDir, file), 'utf8');

/** The documents at old addresses. */
export const movedDocuments = site.redirects
  .filter(({ from }) => prefixOf(from) === undefined)
  .map(({ from }) => documentFile(from));

const notPages = new Set([...movedDocuments, ...publishedFiles(files).map(publishedPath)]);

/** Every document of a page of the built site. */
export const documents = filesIn(outDir).filter((file) => file.endsWith('.html') && !notPages.has(file));

/** The file that answers for a path of the host. */
export function fileOfPath(path: string): string | undefined {
  const name = withoutBase(decodeURIComponent(path), site.base)?.slice(1);
  if (name === undefined) return undefined;
  return [name, join(name, 'index.html')].find((file) => {
    const stats = statSync(join(outDir, file), { throwIfNoEntry: false });
    return stats?.isFile();
  });
}

/** Paths on the host of the site's pages, without aliases and the 404 page. */
export const pagePaths = [...readOutput('sitemap.xml').matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
  ([, path = '']) => path || '/',
);
