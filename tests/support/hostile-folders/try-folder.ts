import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { commandArgs, runProcess } from '../../../scripts/support/run-process';
import { ContentError, UsageError } from '../../../src/node/base/content/content-error';
import { GitFailure } from '../../../src/node/base/git/git-failure';
import { FileRefusal } from '../../../src/site/files/refusal';
import { RequestRefusal as Unfit } from '../../../src/studio/server/refusal';
import { runIn } from '../git/hostile-repository';
import { shellEnv } from '../process-env';
import { commandsHere, runCommandHere } from '../run-command-here';
import { baitIn, layBait, lookAt, marker } from './bait';
import { leaveContent } from './contents';
import { leaveLink } from './links';
import { leaveRandomPlan, leaveStaging } from './plans';
import { type Random, randomFrom } from './random';
import { leaveRepository, type Templates } from './repositories';
import { usesOf } from './use-content';

const ownErrors = [UsageError, ContentError, GitFailure, FileRefusal, Unfit];
const isOwn = (error: unknown) => ownErrors.some((kind) => error instanceof kind);

const trace =
  /^ {4}at |\b(Type|Range|Reference|Syntax)Error\b|\bE(NOENT|ISDIR|NOTDIR|LOOP|INVAL|NAMETOOLONG|EXIST|XDEV|NXIO|BADF)\b/m;

export interface Shares {
  commands: number;
  builds: number;
}

/** How many folders had what. */
export type Mix = Map<string, number>;

/** Makes the folder of a seed, does with it what the project does, and gives what went wrong. */
export async function tryFolder(
  seed: number,
  base: string,
  templates: Templates,
  shares: Shares,
  mix: Mix,
): Promise<string[]> {
  const random = randomFrom(seed);
  const root = join(base, `${seed}`);
  const project = join(root, 'project');
  const content = join(project, 'content');
  const marks = join(root, 'marks');
  const count = (part: string) => mix.set(part, (mix.get(part) ?? 0) + 1);
  for (const folder of [marks, join(root, 'tools'), content]) mkdirSync(folder, { recursive: true });
  for (const place of [root, join(root, 'watched'), join(project, 'watched')]) layBait(place);
  fill(random, root, content, templates, count);
  const before = lookAt(root, content);
  const wrong: string[] = [];
  const judge = (name: string, given: unknown) => {
    if (textOf(given).includes(marker)) wrong.push(`${name}: read outside`);
  };
  const printed: string[] = [];
  const keep = vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(`${text}`));
  for (const { name, run } of usesOf(random, root, content)) {
    count(name);
    try {
      judge(name, await run());
    } catch (error) {
      if (!isOwn(error)) wrong.push(`${name}: ${error instanceof Error ? error.stack : error}`);
      judge(name, String(error));
    }
  }
  keep.mockRestore();
  judge('printed', printed);
  if (random.chance(shares.commands)) {
    const name = random.pick(commandsHere);
    count(`npm run ${name}`);
    const args = {
      apply: ['/dev/null'],
      due: [],
      page: ['list'],
      replace: ['Contact', 'Write'],
      validate: ['--format', 'json'],
    }[name];
    judgeCommand(`npm run ${name}`, await runCommandHere(name, [...args, '--content', content]));
  }
  if (random.chance(shares.builds)) {
    count('npm run build');
    const out = join(base, 'out', `${seed}`);
    const args = commandArgs('build', '--outDir', out, '--no-og');
    judgeCommand(
      'npm run build',
      await runProcess(process.execPath, args, { env: shellEnv({ SITE_CONTENT: content }) }),
    );
    wrong.push(...baitIn(out).map((file) => `npm run build: ${file} was read outside`));
    rmSync(out, { recursive: true, force: true });
  }
  function judgeCommand(
    name: string,
    { code, stdout, stderr }: { code: number; stdout: string; stderr: string },
  ): void {
    judge(name, stdout + stderr);
    if (![0, 1, 2].includes(code) || trace.test(stderr)) wrong.push(`${name}: exit ${code}\n${stderr}`);
  }
  wrong.push(...readdirSync(marks).map((mark) => `${mark} ran`));
  const after = lookAt(root, content);
  for (const path of new Set([...before.keys(), ...after.keys()]))
    if (before.get(path) !== after.get(path))
      wrong.push(`${path} was written: ${before.get(path)}, ${after.get(path)}`);
  wrong.push(...baitIn(content).map((file) => `${file} is from outside`));
  if (wrong.length === 0) rmSync(root, { recursive: true, force: true });
  return wrong;
}

function fill(
  random: Random,
  root: string,
  content: string,
  templates: Templates,
  count: (part: string) => void,
): void {
  cpSync('tests/fixtures/valid/many-files', content, { recursive: true });
  cpSync(join(templates.project, '.git'), join(root, 'project/.git'), { recursive: true });
  const run = runIn(join(root, 'tools'), join(root, 'marks'));
  const known = ['site.json', 'pages/home.json', 'pages/contact.json'];
  const texts = ['', 'new 0', '{}', ...known.map((file) => readFileSync(join(content, file), 'utf8'))];
  const parts: Record<string, { share: number; most: number; leave(): void }> = {
    repository: { share: 0.2, most: 2, leave: () => leaveRepository(random, templates, content, run) },
    content: {
      share: 0.7,
      most: 5,
      leave: () => leaveContent(random, root, content, join(root, 'marks/acted')),
    },
    link: { share: 0.6, most: 4, leave: () => leaveLink(random, root, content) },
    staging: { share: 0.25, most: 2, leave: () => leaveStaging(random, root, content) },
    plan: { share: 0.6, most: 1, leave: () => leaveRandomPlan(random, root, content, texts) },
  };
  for (const [name, { share, most, leave }] of Object.entries(parts)) {
    if (!random.chance(share)) continue;
    count(name);
    for (let left = 1 + random.below(most); left > 0; left -= 1) leave();
  }
}

/** Also of maps and errors. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : (JSON.stringify(value, (_key, each) =>
        each instanceof Map || each instanceof Set ? [...each] : each,
      ) ?? '');
