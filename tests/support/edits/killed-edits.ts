import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { commandArgs } from '../../../scripts/support/run-process';
import type { Operation } from '../../../src/edit/operation';
import { randomNumbers } from '../random-edits';
import { runProjectCommand } from '../run-project-command';
import { temporaryFolder, temporarySite } from '../temporary-site';

const services = 60;

/** Where kills hit: before the new files counted, or after it. */
export interface KilledEdits {
  before: number;
  after: number;
}

/**
 * Kills so many transactions of 60 files at random moments while they write. Each file is as before or as after, and
 * the same command completes the change.
 */
export async function expectCompletedEdits(kills: number, seed: number): Promise<KilledEdits> {
  const content = temporarySite(services);
  const random = randomNumbers(seed);
  const counts = { before: 0, after: 0 };
  for (let version = 1; version <= kills; version++) {
    const change = join(temporaryFolder(), 'change.json');
    writeFileSync(change, JSON.stringify({ name: `Version ${version}`, operations: operationsTo(version) }));
    const before = textsOf(content);
    const child = spawn(process.execPath, commandArgs('apply', change, '--content', content), {
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    // Half of them while the new files are staged, the others once they count.
    const isCounting = version % 2 === 0;
    const isReached = (name: string) => (isCounting ? name === '.edit' : name.startsWith('.edit'));
    while (child.exitCode === null && !readdirSync(content).some(isReached)) await nextTurn();
    await wait(random() * (isCounting ? 5 : 40));
    child.kill('SIGKILL');
    await ended;
    const isPlanned = existsSync(join(content, '.edit/plan.json'));
    const left = textsOf(content);
    if (!isPlanned && left.get('pages/home.json') === before.get('pages/home.json')) {
      counts.before += 1;
      expect(left).toEqual(before);
    } else counts.after += 1;
    for (const text of left.values()) JSON.parse(text);
    // A change that had been written whole does not fit a second time.
    const isDone = !isPlanned && left.get('pages/home.json') !== before.get('pages/home.json');
    const { code, stderr } = await runProjectCommand('apply', [change, '--content', content]);
    expect({ code, stderr }).toMatchObject({ code: isDone ? 1 : 0 });
    expectVersion(content, version);
  }
  return counts;
}

const paths = [
  'pages/home.json',
  ...Array.from({ length: services }, (_, index) => `pages/services/service-${index}.json`),
];

/** Every page gets another name, and one file another path. */
const operationsTo = (version: number): Operation[] => [
  ...paths.map(
    (file): Operation => ({
      op: 'set',
      file: renamed(file, version - 1),
      at: '/name',
      value: `Version ${version}`,
    }),
  ),
  { op: 'rename', file: renamed(moving, version - 1), to: renamed(moving, version) },
];

const moving = 'pages/services/service-7.json';
const renamed = (file: string, version: number) =>
  file === moving && version > 0 ? `pages/services/moved-${version}.json` : file;

const textsOf = (content: string): Map<string, string> => {
  const services = readdirSync(join(content, 'pages/services')).map((name) => `pages/services/${name}`);
  return new Map(
    ['pages/home.json', ...services].map((file) => [file, readFileSync(join(content, file), 'utf8')]),
  );
};

function expectVersion(content: string, version: number): void {
  const texts = textsOf(content);
  expect([...texts.keys()].sort()).toEqual(paths.map((file) => renamed(file, version)).sort());
  for (const text of texts.values()) expect(JSON.parse(text).name).toBe(`Version ${version}`);
  expect(existsSync(join(content, '.edit'))).toBe(false);
}
