import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withoutBase } from '../../../src/site/page/addresses';
import { filesIn } from '../../support/files-in';
import { site } from './content';

export const outDir = 'dist';
if (!existsSync(outDir)) throw new Error('These tests look at the built site. Run: npm run build');

export const readOutput = (file: string) => readFileSync(join(outDir, file), 'utf8');

/** Every document of the built site. */
export const documents = filesIn(outDir).filter((file) => file.endsWith('.html'));

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
