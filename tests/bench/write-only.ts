import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../src/node/base/disk/files-below';
import type { Usage } from './measure';

/** Writes as many bytes to as many files as stand in the folder, in this process. */
export function writeOnly(folder: string, copy: string): Usage {
  const files = filesBelow(folder).map((path) => [path, statSync(join(folder, path)).size] as const);
  const bytes = Buffer.alloc(Math.max(...files.map(([, size]) => size)), 'x');
  const start = performance.now();
  const before = process.cpuUsage();
  for (const [path, size] of files) {
    const file = join(copy, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes.subarray(0, size));
  }
  const { user, system } = process.cpuUsage(before);
  return {
    wall: (performance.now() - start) / 1000,
    cpu: (user + system) / 1e6,
    memory: process.memoryUsage().rss / 2 ** 20,
  };
}
