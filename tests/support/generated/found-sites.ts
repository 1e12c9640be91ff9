import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../files-in';
import type { ContentFiles } from './fix-site';

/** Sites that were once answered wrongly, made as small as they could be. */
const folder = 'tests/fixtures/found';

export const foundSites = (): string[] => readdirSync(folder);

export const readFoundSite = (name: string): ContentFiles =>
  Object.fromEntries(
    filesIn(join(folder, name)).map((file) => {
      const bytes = readFileSync(join(folder, name, file));
      return [file, file.endsWith('.json') ? bytes.toString() : bytes];
    }),
  );

/** Keeps a site for the tests; gives its folder. */
export function keepFoundSite(name: string, files: ContentFiles): string {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return join(folder, name);
}
