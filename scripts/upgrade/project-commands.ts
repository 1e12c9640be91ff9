import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UsageError } from '../../src/node/base/content/content-error';
import { isRunning } from '../../src/node/base/disk/is-running';
import { isInside } from '../../src/node/base/disk/paths';
import { isRecord } from '../../src/site/json/is-record';
import { type ProcessResult, runProcess } from '../support/run-process';
import { upgradeFolder } from './complete.mjs';
import { readManifest } from './manifest';

/** In minutes: ten thousand pages are built in less. */
const minutes = 60;

/** What a check has found: the part of a problem that stays the same when other lines are added. */
export interface Message {
  id: string;
  severity: string;
  file: string;
  line: number;
  message: string;
}

/** The commands of one checkout of a site, whatever its version. */
export interface ProjectCommands {
  /** Throws a UsageError with what it has said. */
  run(name: 'build' | 'types', ...args: readonly string[]): Promise<void>;
  check(): Promise<Message[]>;
  /** Changes the content as the engine's migrations ask, and gives what was said of that. */
  migrate(): Promise<string | undefined>;
}

/** `root` is where the site is worked on, and `folder` the checkout. */
export function commandsIn(folder: string, root: string): ProjectCommands {
  const { SITE_CONTENT: given, ...rest } = process.env;
  const content = resolve(root, given || 'content');
  const isPart = isInside(content, root);
  const env = { ...rest, SITE_CONTENT: isPart ? join(folder, content.slice(root.length)) : content };
  const call = (name: string, ...args: readonly string[]): Promise<ProcessResult> =>
    run(process.execPath, [...scriptOf(folder, name), ...args], folder, root, env);
  const check = async (): Promise<Message[]> => {
    const { stdout, stderr } = await call('validate', '--format', 'json');
    return messagesIn(stdout) ?? fail('npm run validate', stdout + stderr);
  };
  return {
    async run(name, ...args) {
      const { code, stdout, stderr } = await call(name, ...args);
      if (code !== 0) fail(`npm run ${name}`, stdout + stderr);
    },
    check,
    async migrate() {
      // Content elsewhere is in no commit of this one.
      if (!isPart || !existsSync(join(folder, 'src/site/migrations'))) return undefined;
      const found = (await check()).find(({ id }) => id === 'migration');
      if (found) await call('validate', '--fix');
      return found?.message;
    },
  };
}

/** What package.json gives to `node` for a command: older versions start other files. */
function scriptOf(folder: string, name: string): string[] {
  const { scripts } = readManifest(folder);
  const [program, ...args] = isRecord(scripts) ? String(scripts[name]).split(' ') : [];
  return program === 'node' ? args : ['scripts/run.mjs', name];
}

/** The number of a process that works in the folder of the update: it may outlive this one. */
const runningFile = (root: string) => join(root, upgradeFolder, 'running');
export const noteRunning =
  (root: string) =>
  (id: number): void => {
    if (existsSync(join(root, upgradeFolder))) writeFileSync(runningFile(root), `${id}`);
  };

const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<ProcessResult> =>
  runProcess(command, args, {
    cwd,
    env,
    minutes,
    onStart: noteRunning(root),
  });

/** Waits for what a killed update has left running, for a minute: the number may be that of another process. */
export async function outlastRunning(root: string): Promise<void> {
  if (!existsSync(runningFile(root))) return;
  const id = Number(readFileSync(runningFile(root), 'utf8'));
  for (let tries = 0; tries < 600 && id > 0 && isRunning(id); tries += 1) await wait(100);
}

export function fail(command: string, said: string): never {
  throw new UsageError(`${command} failed. It says:\n${said.trim()}`);
}

function messagesIn(text: string): Message[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isMessage) : undefined;
  } catch {
    return undefined;
  }
}

const isMessage = (value: unknown): value is Message =>
  isRecord(value) && ['id', 'severity', 'file', 'message'].every((name) => typeof value[name] === 'string');

/** The messages of the second check that the first did not have. */
export function newMessages(before: readonly Message[], after: readonly Message[]): Message[] {
  const keyOf = ({ id, file, message }: Message) => JSON.stringify([id, file, message]);
  const known = new Set(before.map(keyOf));
  return after.filter((message) => !known.has(keyOf(message)));
}

/** Installs the packages of a checkout, with npm. */
export async function installPackages(folder: string, root: string, how: 'ci' | 'install'): Promise<void> {
  const { npm_execpath: given } = process.env;
  const isNpm = given !== undefined && /npm-cli\.[cm]?js$/.test(given);
  // What npm tells a script about its project is not true of this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_config_local_prefix|npm_package_\w+|npm_lifecycle_\w+|INIT_CWD)$/i.test(name),
    ),
  );
  const args = [how, '--prefer-offline', '--no-audit', '--no-fund'];
  const [command, before] = isNpm ? [process.execPath, [given]] : ['npm', []];
  const { code, stdout, stderr } = await run(command, [...before, ...args], folder, root, env);
  if (code !== 0) fail(`npm ${how}`, stdout + stderr);
  if (!existsSync(join(folder, 'node_modules')))
    throw new UsageError(
      'The new engine needs other packages, and npm puts those of this site into a folder above it, as a workspace asks. Take the site out of "workspaces" there, run npm install in the site, commit, and run this again.',
    );
}
