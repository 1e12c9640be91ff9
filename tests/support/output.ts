import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in';

export const outDir = 'dist';
if (!existsSync(outDir)) throw new Error('These tests look at the built site. Run: npm run build');

export const readOutput = (file: string) => readFileSync(join(outDir, file), 'utf8');

/** Every document of the built site. */
export const documents = filesIn(outDir).filter((file) => file.endsWith('.html'));

/** The file that answers for a path of the site. */
export function fileOfPath(path: string): string | undefined {
  const name = decodeURIComponent(path).slice(1);
  return [name, join(name, 'index.html')].find((file) => {
    const stats = statSync(join(outDir, file), { throwIfNoEntry: false });
    return stats?.isFile();
  });
}

/** Paths of the site's own pages, without aliases and the 404 page. */
export const pagePaths = [...readOutput('sitemap.xml').matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
  ([, path = '']) => path || '/',
);
