import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkPackages } from '../../scripts/support/link-packages';
import { type ProcessResult, runProcess } from '../../scripts/support/run-process';
import { gitIn } from './git/git-repository';
import { shellEnv } from './process-env';
import { copyProject } from './project-copy';

/** An engine with a repository of its own, and a small site that was cloned from it. */
export interface EngineAndSite {
  engine: string;
  site: string;
}

/** Both have one commit. */
export function engineAndSite(folder: string, change?: (engine: string) => void): EngineAndSite {
  const [engine, site] = [join(folder, 'engine'), join(folder, 'site')];
  copyProject(engine, join(folder, 'unused'));
  for (const file of [
    '.gitignore',
    '.gitattributes',
    '.npmrc',
    'README.md',
    'docs/rules.md',
    'docs/reference.md',
  ])
    put(engine, file, readFileSync(file, 'utf8'));
  cpSync('scripts/init/empty', join(engine, 'content'), { recursive: true });
  change?.(engine);
  gitIn(engine, 'init', '-q', '-b', 'main');
  commit(engine, 'Engine');
  gitIn(folder, 'clone', '-q', engine, site);
  linkPackages(site);
  record(site, engine);
  return { engine, site };
}

/** As `init` does it. */
export function record(site: string, from: string, engineCommit = headOf(site)): void {
  const manifest = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
  const engine = { from, commit: engineCommit };
  put(site, 'package.json', `${JSON.stringify({ ...manifest, engine }, null, 2)}\n`);
  commit(site, 'Site');
}

export function put(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Replaces a part of a file that is there. */
export function replaceIn(folder: string, file: string, part: string, instead: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(part)) throw new Error(`${file} does not have ${part}.`);
  writeFileSync(join(folder, file), text.replace(part, instead));
}

export function commit(folder: string, message: string): void {
  gitIn(folder, 'add', '-A');
  gitIn(folder, 'commit', '-q', '-m', message);
}

export const headOf = (folder: string): string => gitIn(folder, 'rev-parse', 'HEAD').trim();

const who = ['AUTHOR', 'COMMITTER'].flatMap((each) => [
  [`GIT_${each}_NAME`, 'Test'],
  [`GIT_${each}_EMAIL`, 'test@northport.example'],
]);

/** The environment of a command in a site: without link pictures. */
export const upgradeEnv = (extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => {
  const { SITE_CONTENT: _, SITE_CACHE: __, ...env } = shellEnv();
  return { ...env, ...Object.fromEntries(who), SITE_OG: 'off', ...extra };
};

/** `npm run upgrade` in a site; by another checkout's code, if that is given. */
export const runUpgrade = (
  site: string,
  args: readonly string[] = [],
  code = site,
  extra: NodeJS.ProcessEnv = {},
): Promise<ProcessResult> =>
  runProcess(process.execPath, [join(code, 'scripts/run.mjs'), 'upgrade', ...args], {
    cwd: site,
    env: upgradeEnv(extra),
    minutes: 30,
  });

export const removeFrom = (folder: string, file: string): void =>
  rmSync(join(folder, file), { recursive: true });

/** What must be as before if nothing was changed. */
export const stateOf = (site: string): unknown[] => [
  headOf(site),
  gitIn(site, 'status', '--porcelain'),
  existsSync(join(site, '.upgrade')),
  gitIn(site, 'worktree', 'list', '--porcelain').match(/^worktree /gm)?.length,
];
