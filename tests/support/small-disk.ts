import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-site';

/** Only root can mount a disk. Other users of a machine for CI have sudo, without a password. */
function runAsRoot(...command: readonly string[]): void {
  const [program = '', ...args] =
    process.getuid?.() === 0 ? command : ['sudo', '--non-interactive', ...command];
  execFileSync(program, args);
}

/** A folder that is a disk of its own, until the test is over. */
export function smallDisk(megabytes: number): string {
  const folder = temporaryFolder();
  runAsRoot('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  onTestFinished(() => runAsRoot('umount', '--lazy', folder));
  return folder;
}

/** What can be wrong with a disk: how it begins and ends, and what messages call it. */
export const diskTroubles = [
  {
    trouble: 'a full disk',
    begin(disk: string) {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, 'other'), Buffer.alloc(bavail * bsize - 16 * 1024));
    },
    end: (disk: string) => rmSync(join(disk, 'other')),
    reason: 'the disk is full',
  },
  {
    trouble: 'a read-only disk',
    begin: (disk: string) => runAsRoot('mount', '-o', 'remount,ro', disk),
    end: (disk: string) => runAsRoot('mount', '-o', 'remount,rw', disk),
    reason: 'the disk is read-only',
  },
] as const;
