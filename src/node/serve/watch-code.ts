import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { watchFolder } from '../base/content/watch-folder';
import { registryFile } from '../base/generate/registered-blocks';

/** Files of the project itself from which a server is made. */
const rootFiles = ['site.schema.json', 'vite.config.ts'];

/** What the schema is assembled from. */
const isDefinition = (file: string) => file === registryFile || file.endsWith('.schema.json');

/** Code that no running development server can replace: all but what Vite loads. */
export const isServerCode = (file: string): boolean =>
  isDefinition(file) || !/^src\/(app|art|blocks|own|studio|ui)\//.test(file);

/** In milliseconds. Editors and git write several files at once. */
const settle = 100;

export interface CodeWatcher {
  /** The file that has changed first since the watching began; `src` if folders were added or deleted. */
  changed: Promise<string>;
  stop(): void;
}

/** Waits for a change of the code that `matters`, by its path from the root. Tests do not. */
export function watchCode(root: string, matters: (file: string) => boolean): CodeWatcher {
  let notice: (file: string) => void = () => {};
  const changed = new Promise<string>((resolve) => {
    notice = resolve;
  });
  const stopFolder = watchFolder(join(root, 'src'), settle, (files) => {
    if (!files) return notice('src');
    const found = [...files]
      .map((file) => `src/${file}`)
      .find((file) => !file.includes('.test.') && matters(file));
    if (found !== undefined) notice(found);
  });
  // Looked at again and again: to watch the root would be to watch all that is written there.
  for (const name of rootFiles) watchFile(join(root, name), { interval: 300 }, () => notice(name));
  return {
    changed,
    stop() {
      stopFolder();
      for (const name of rootFiles) unwatchFile(join(root, name));
    },
  };
}
