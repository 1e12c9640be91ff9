import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statOf } from '../../../node/base/disk/stat-of';
import { isData } from '../../../site/csv/content-value';
import type { Files } from '../../../site/files/files';
import type { Base, BaseFile } from './base';

/** Files that are read before others get their turn. */
const atOnce = 50;

interface OpenedFile extends BaseFile {
  stamp: string;
}

/** Keeps the content as it is when the studio is opened. */
export function createOpenedBase(folder: string, files: () => Files) {
  const opened = new Map<string, OpenedFile>();

  async function keep(): Promise<void> {
    for (const [index, file] of files().list().entries()) {
      if (index % atOnce === 0) await new Promise((done) => setImmediate(done));
      const stamp = stampOf(folder, file);
      if (stamp === undefined) continue;
      // Pictures are large, and only named.
      const bytes = isData(file) ? readFileSync(join(folder, file)) : Buffer.alloc(0);
      opened.set(file, { stamp, bytes, id: isData(file) ? hash('sha1', bytes) : stamp });
    }
  }

  const ready = keep().catch(() => {});
  return async (pending: ReadonlySet<string>): Promise<Base> => {
    await ready;
    const found = new Map<string, BaseFile | undefined>();
    const now = new Set(files().list());
    for (const file of now) {
      const before = opened.get(file);
      if (pending.has(file) || before?.stamp !== stampOf(folder, file)) found.set(file, before);
    }
    for (const [file, before] of opened) if (!now.has(file)) found.set(file, before);
    return { name: { type: 'opened' }, files: found };
  };
}

function stampOf(folder: string, file: string): string | undefined {
  const stats = statOf(join(folder, file));
  return stats && `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
}
