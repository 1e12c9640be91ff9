import { execFileSync } from 'node:child_process';
import {
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../../../src/node/base/write/hash-on-disk';
import type { WritePlan } from '../../../src/node/base/write/plan';
import { planFile, planFolder, writePlan } from '../../../src/node/base/write/sealed-plan';
import { newStagingFolder } from '../../../src/node/base/write/staging-folder';
import { randomPath } from './names';
import type { Random } from './random';

const odd = [null, true, -1, 1e308, '', [], {}, '__proto__', { length: 9 }, 'x'.repeat(10_000)] as const;
const waiting = [
  '0',
  '1',
  '2',
  '00',
  '-1',
  '../0',
  '../site.json',
  '../../secret.json',
  '/etc/hostname',
  'plan.json',
  'seal',
  '',
  '0/x',
  '1e3',
  '\u0660',
] as const;

/** A hash that a step names: of a text that a file may have. */
const randomHash = (random: Random, texts: readonly string[]): unknown =>
  random.chance(0.8) ? hashText(texts[random.below(texts.length)] ?? '') : random.pick(odd);

/** The fields of a step. Another field that a plan gets is one line more. */
const fields = (random: Random, root: string, texts: readonly string[]) => ({
  file: () => (random.chance(0.93) ? randomPath(random, root) : random.pick(odd)),
  waiting: () => (random.chance(0.7) ? `${random.below(3)}` : random.pick(waiting)),
  was: () => (random.chance(0.4) ? undefined : randomHash(random, texts)),
  now: () => randomHash(random, texts),
});

function randomStep(random: Random, root: string, texts: readonly string[]): unknown {
  if (random.chance(0.03)) return random.pick(odd);
  const made = Object.entries(fields(random, root, texts)).map(([name, make]): [string, unknown] => [
    name,
    make(),
  ]);
  const file = made.find(([name]) => name === 'file')?.[1];
  made.push(['place', random.chance(0.85) ? file : randomPath(random, root)]);
  return Object.fromEntries(made.filter(() => !random.chance(0.03)));
}

function planText(random: Random, root: string, texts: readonly string[]): string {
  const steps = () => random.some(3, () => randomStep(random, root, texts));
  const fieldsOfPlan: Record<string, unknown> = {
    command: 'edit',
    report: random.chance(0.8) ? null : random.pick(odd),
    process: random.chance(0.8) ? 2 ** 30 : random.pick([process.pid, 1, 0, -1, 1e308, '1'] as const),
    puts: random.chance(0.95) ? steps() : random.pick(odd),
    removes: random.chance(0.95) ? steps() : random.pick(odd),
    ...(random.chance(0.2) && {
      id: random.pick([
        '../../watched',
        '00000000-0000-4000-8000-000000000000',
        '__proto__',
        7,
        '../x',
      ] as const),
    }),
  };
  if (random.chance(0.1))
    delete fieldsOfPlan[random.pick(['command', 'report', 'process', 'puts', 'removes'] as const)];
  return JSON.stringify(fieldsOfPlan);
}

const garbled = [
  '',
  '{',
  '[]',
  'null',
  '{"puts":5}',
  '{"__proto__":{"puts":[]}}',
  '['.repeat(50_000),
  '\0'.repeat(99),
] as const;

/** Leaves what a killed command may leave, or what pretends to be that. */
export function leaveRandomPlan(
  random: Random,
  root: string,
  content: string,
  texts: readonly string[],
): void {
  const place = join(content, planFolder);
  rmSync(place, { recursive: true, force: true });
  const kind = random.below(10);
  if (kind === 0) {
    leaveOther(random, root, place);
    return;
  }
  // Whatever a program has sealed by mistake: the shape is checked apart.
  const plan: WritePlan = JSON.parse(planText(random, root, texts));
  const of = (name: string) => join(place, name);
  mkdirSync(place);
  for (let index = random.below(4); index >= 0; index -= 1)
    writeFileSync(of(`${index}`), texts[random.below(texts.length)] ?? '');
  writePlan(place, plan);
  if (kind < 5) spoilWaiting(random, root, place);
  if (kind === 5) writeFileSync(of(planFile), random.pick(garbled));
  if (kind === 6) writeFileSync(of(planFile), `${readFileSync(of(planFile), 'utf8')} `);
  if (kind === 7) rmSync(of('seal'));
  if (kind === 8) writeFileSync(of('seal'), random.pick(['', 'x', '0'.repeat(64)] as const));
  if (kind === 9) putOther(random, root, of(random.pick([planFile, 'seal'] as const)));
}

/** A waiting file that is no plain file, of a plan that is sealed. */
function spoilWaiting(random: Random, root: string, place: string): void {
  if (random.chance(0.4)) putOther(random, root, join(place, `${random.below(3)}`));
}

/** In the place of the folder of plans. */
function leaveOther(random: Random, root: string, place: string): void {
  if (!random.chance(0.3)) {
    putOther(random, root, place);
    return;
  }
  mkdirSync(place);
  writeFileSync(join(place, random.pick(['0', '.DS_Store', 'x', 'seal', 'Thumbs.db'])), 'x');
}

/** Anything but a plain file of its own. */
function putOther(random: Random, root: string, path: string): void {
  rmSync(path, { recursive: true, force: true });
  const target = join(root, random.pick(['secret.json', 'watched', 'watched/inner', 'nothing'] as const));
  const kind = random.below(5);
  if (kind < 2) symlinkSync(target, path);
  else if (kind === 2) mkdirSync(path);
  else if (kind === 3) execFileSync('mkfifo', ['--', path]);
  else if (lstatSync(join(path, '../../site.json'), { throwIfNoEntry: false })?.isFile())
    linkSync(join(path, '../../site.json'), path);
}

/** Folders of plans that do not count yet, and locks. */
export function leaveStaging(random: Random, root: string, content: string): void {
  const names = [
    newStagingFolder(content),
    join(content, '.edit-000000000000-1-00000000-0000-4000-8000-000000000000'),
    join(content, '.edit-made-00000000-0000-4000-8000-000000000000'),
    join(content, '.edit-backup'),
    join(content, '.edit-lock'),
    join(content, '.edit-lock'),
  ] as const;
  const path = random.pick([names[0], ...names]);
  rmSync(path, { recursive: true, force: true });
  const kind = random.below(4);
  if (kind < 2) putOther(random, root, path);
  else if (kind === 2) writeFileSync(path, random.pick([...garbled, '{"pid":1,"host":"x"}'] as const));
  else {
    mkdirSync(path);
    symlinkSync(join(root, 'watched'), join(path, 'link'));
  }
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats && !stats.isSymbolicLink() && random.chance(0.5)) utimesSync(path, 0, 0);
}
