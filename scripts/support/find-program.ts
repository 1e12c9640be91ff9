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
const onPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/** The path of a program: the one named, or one that is there. */
export function findInstalled({ variable, places }: Program): string | undefined {
  const named = process.env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable} names ${named}, which does not exist.`);
  }
  return places().find(existsSync);
}

/** The same of a program that tests need: if it is nowhere, Debian's is installed when we are root. */
export function findProgram(program: Program): string {
  const found = findInstalled(program);
  if (found) return found;
  const cause = install(program.debianPackage);
  const installed = findInstalled(program);
  if (installed) return installed;
  throw new Error(program.missing, { cause });
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

/** The path of a Java runtime: the one named, the system's, else Debian's. */
export const findJava = () =>
  findProgram({
    variable: 'JAVA_PATH',
    places: () => onPath('java'),
    debianPackage: 'default-jre-headless',
    missing:
      "No Java runtime found. Install one, such as Debian's package `default-jre-headless`, or set JAVA_PATH.",
  });

/** The path of nginx: the one named, the system's, else Debian's. */
export const findNginx = () =>
  findProgram({
    variable: 'NGINX_PATH',
    places: () => [...onPath('nginx'), '/usr/sbin/nginx'],
    debianPackage: 'nginx-light',
    missing: "No nginx found. Install one, such as Debian's package `nginx-light`, or set NGINX_PATH.",
  });

/** The path of PHP: the one named, the system's, else Debian's. */
export const findPhp = () =>
  findProgram({
    variable: 'PHP_PATH',
    places: () => onPath('php'),
    debianPackage: 'php-cli',
    missing: "No PHP found. Install one, such as Debian's package `php-cli`, or set PHP_PATH.",
  });

/** The path of wrk, which puts load on a server: the one named, the system's, else Debian's. */
export const findWrk = () =>
  findProgram({
    variable: 'WRK_PATH',
    places: () => onPath('wrk'),
    debianPackage: 'wrk',
    missing: "No wrk found. Install one, such as Debian's package `wrk`, or set WRK_PATH.",
  });
