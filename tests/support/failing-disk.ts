import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const operations = [
  'renameSync',
  'linkSync',
  'mkdirSync',
  'rmdirSync',
  'rmSync',
  'unlinkSync',
  'openSync',
] as const;
type Operation = (typeof operations)[number];

// The first removal of a folder loads a part of Node, which keeps the functions that are there then.
fs.rmSync(fs.mkdtempSync(join(tmpdir(), 'first-')), { recursive: true });

/** Calls `act` while every call below a folder fails for which `fails` says so. Returns the calls. */
export function withFaults(
  folder: string,
  act: () => void,
  fails: (name: Operation, path: string, call: number) => boolean,
  code = 'EIO',
): number {
  const { renameSync, linkSync, mkdirSync, rmdirSync, rmSync, unlinkSync, openSync } = fs;
  const real = { renameSync, linkSync, mkdirSync, rmdirSync, rmSync, unlinkSync, openSync };
  let calls = 0;
  for (const name of operations)
    Object.assign(fs, {
      [name]: (path: string, ...rest: unknown[]) => {
        if (!path.startsWith(folder)) return Reflect.apply(real[name], fs, [path, ...rest]);
        calls += 1;
        if (fails(name, path, calls))
          throw Object.assign(new Error(`${code}: ${name} '${path}'`), {
            code,
            ...(name === 'renameSync' || name === 'linkSync' ? { path, dest: rest[0] } : { path }),
          });
        return Reflect.apply(real[name], fs, [path, ...rest]);
      },
    });
  syncBuiltinESMExports();
  try {
    act();
  } finally {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  }
  return calls;
}

/** True for a call that gives a file, whose path ends so, another name. */
export const isGivenAway =
  (end: string) =>
  (name: Operation, path: string): boolean =>
    (name === 'linkSync' || name === 'renameSync') && path.endsWith(end);
