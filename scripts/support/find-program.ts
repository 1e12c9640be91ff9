import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const apt = '/usr/bin/apt-get';

export interface Program {
  /** Environment variable that names the program's path, before all else. */
  variable: string;
  /** Where it may be; asked again after it was installed. */
  places(): readonly string[];
  debianPackage: string;
  /** One line that says what is missing and how to get it. */
  missing: string;
}

/** Where a program of this name may be by the environment. */
export const onPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/** The path of a program that tests need: the one named, one that is there, else Debian's, installed when we are root. */
export function findProgram({ variable, places, debianPackage, missing }: Program): string {
  const named = process.env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable} names ${named}, which does not exist.`);
  }
  const found = places().find(existsSync);
  if (found) return found;
  const cause = install(debianPackage);
  const installed = places().find(existsSync);
  if (installed) return installed;
  throw new Error(missing, { cause });
}

/** Says what it installs before it does. Gives back what went wrong. */
function install(debianPackage: string): unknown {
  if (process.getuid?.() !== 0 || !existsSync(apt)) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) => execFileSync(apt, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  console.error(`Installing Debian's package ${debianPackage}, which was not found here …`);
  try {
    run('update');
    run('install', '-y', '--no-install-recommends', debianPackage);
    return undefined;
  } catch (error) {
    return error;
  }
}
