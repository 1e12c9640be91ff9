import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { commandArgs } from '../../scripts/support/run-process';
import type { SiteContent } from '../../src/site/schema/types.gen';
import { editJson } from './built-site';
import { differences, readFolder } from './folder-content';
import { shellEnv } from './process-env';
import { randomNumbers } from './random-edits';
import { temporaryFolder, temporarySite } from './temporary-site';
import type { Written } from './written';

interface Ended {
  code: number | null;
  printed: string;
}

/** Runs a build, which is killed after `life` milliseconds if that is given. */
async function build(outDir: string, content: string, life?: number): Promise<Ended> {
  const args = commandArgs('build', '--outDir', outDir, '--no-og');
  const child = spawn(process.execPath, args, { env: shellEnv({ SITE_CONTENT: content }), detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  const end = once(child, 'close');
  const timer = life === undefined ? undefined : setTimeout(() => killGroup(child.pid), life);
  await end;
  clearTimeout(timer);
  return { code: child.exitCode, printed };
}

/** With the processes that it has started. */
function killGroup(id: number | undefined): void {
  try {
    if (id !== undefined) process.kill(-id, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

const stack = /^ {4}at |^Error|ENOENT|ENOTEMPTY/m;

/**
 * Starts so many pairs of builds into one folder, at most 0.8 s apart, with and without an output, and kills some of
 * them. Gives what was wrong in each pair.
 */
export async function wrongPairs(pairs: number, seed: number): Promise<string[]> {
  const content = temporarySite();
  const [outDir, clean] = [join(temporaryFolder(), 'dist'), join(temporaryFolder(), 'clean')];
  const random = randomNumbers(seed);
  const wrong: string[] = [];
  expect(await build(clean, content)).toMatchObject({ code: 0 });
  for (let pair = 1; pair <= pairs; pair += 1) {
    editJson<Written<SiteContent>>(content, 'site.json', ({ footer }) => {
      footer.text = `Version ${pair} of the site.`;
    });
    const isNew = random() < 0.5;
    const [gap, life] = [random() * 800, random() * 1500];
    const isKilled = random() < 0.3;
    if (isNew) rmSync(outDir, { recursive: true, force: true });
    const name = `${pair}: ${isNew ? 'new' : 'old'}, ${Math.round(gap)} ms apart${isKilled ? `, killed after ${Math.round(life)} ms` : ''}`;

    const first = build(outDir, content, isKilled ? life : undefined);
    await wait(gap);
    const ended = await Promise.all([first, build(outDir, content)]);
    for (const [index, { code, printed }] of ended.entries()) {
      const wasKilled = index === 0 && isKilled && code === null;
      if (!wasKilled && code !== 0 && code !== 2) wrong.push(`${name}: exit ${code}\n${printed}`);
      if (stack.test(printed)) wrong.push(`${name}: a trace\n${printed}`);
    }
    expect(await build(clean, content)).toMatchObject({ code: 0 });
    const isWhole = () =>
      existsSync(outDir) && differences(readFolder(outDir), readFolder(clean)).length === 0;
    if (ended.some(({ code }) => code === 0) && !isWhole()) wrong.push(`${name}: not whole`);
    const next = await build(outDir, content);
    if (next.code !== 0 || !isWhole())
      wrong.push(`${name}: the next build, exit ${next.code}\n${next.printed}`);
  }
  return wrong;
}
