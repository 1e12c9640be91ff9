import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { randomNumbers } from '../random-edits';
import { editFolder } from './edited-folder';
import { now, type Write } from './write-at';

const soon = { timeout: 5000, interval: 5 };
const file = 'pages/home.json';
const heading = '/blocks/0/heading';
const fields = {
  same: /"heading": "[^"]*"/,
  other: /"title": "[^"]*"/,
};

/** How often which program was the last, and how often there was something to decide. */
export interface Interleavings {
  rounds: number;
  conflicts: number;
  lost: string[];
}

/**
 * So often, an editor's value is saved while another program reads and writes the same file, each up to 5 ms before or
 * after it: in place or by a rename, the same field or another one. What is lost is neither in the file nor to be
 * decided about, and was not seen by who replaced it. Each save shows that the one before has stopped nothing.
 */
export async function interleave(rounds: number, seed: number): Promise<Interleavings> {
  const random = randomNumbers(seed);
  const { folder, workspace, watcher, written, last } = editFolder();
  workspace.read(watcher, file);
  const other = fork('scripts/run.mjs', ['tests/support/edits/second-writer.mts'], {
    serialization: 'advanced',
  });
  onTestFinished(() => {
    other.kill();
  });
  /** As the studio's page does, for the text that it shows. */
  async function type(value: string, version: number): Promise<void> {
    const operations = [{ op: 'set', file, at: heading, value }] as const;
    const change = { id: value, transaction: { name: 'Edit', operations }, version };
    while (workspace.apply(watcher, change) === 'unread') await wait(1);
  }
  const result: Interleavings = { rounds: 0, conflicts: 0, lost: [] };
  for (let round = 1; round <= rounds; round++) {
    const isSame = random() < 0.5;
    const [ours, theirs] = [`Ours ${round}`, `Theirs, which has so many letters ${round}`];
    await expect.poll(() => last('file')?.state.text, soon).toBe(written(file));
    const version = last('file')?.state.version ?? 0;
    const start = now() + 12;
    const readAt = start + random() * 10 - 5;
    const write: Write = {
      file: join(folder, file),
      pattern: isSame ? fields.same : fields.other,
      value: `"${isSame ? 'heading' : 'title'}": "${theirs}"`,
      isInPlace: random() < 0.5,
      readAt,
      writeAt: readAt + random() * 5,
    };
    const answer = once(other, 'message');
    other.send(write);
    await type(ours, version);
    while (now() < start);
    workspace.save();
    const [seen] = await answer;
    workspace.lookAt(new Set([file]));
    workspace.save();
    await expect.poll(() => last('saved')?.isSaved, soon).toBe(true);
    const text = written(file);
    const conflicts = last('conflicts')?.conflicts ?? [];
    const isKept = (value: string) =>
      text.includes(`"${value}"`) || conflicts.some((each) => each.yours === value || each.theirs === value);
    for (const value of [ours, theirs])
      if (!isKept(value) && !(value === ours && seen.includes(ours)))
        result.lost.push(
          `${value}: ${JSON.stringify({ ...write, pattern: String(write.pattern), start, seen, text, conflicts })}`,
        );
    result.rounds += 1;
    result.conflicts += conflicts.length > 0 ? 1 : 0;
    for (const { id } of conflicts) workspace.settle(id, 'theirs');
    await wait(1);
  }
  expect(workspace.textOf(file)).toBe(written(file));
  return result;
}
