import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../files-in';
import { randomNumbers } from '../random-edits';
import { fileMistakes } from './file-mistakes';
import { createJudge, encodingOf, type Judged, type Verdict } from './judge-mistakes';
import type { Hand, Mistake } from './mistakes';
import { textMistakes } from './text-mistakes';

const all = Object.values({ ...textMistakes, ...fileMistakes });

/** Makes random mistakes on the content of a folder and judges each; `done` gets them one by one and says when to stop. */
export function makeMistakes(
  folder: string,
  seed: number,
  done: (mistake: Mistake, judged: Judged) => boolean,
): void {
  const contents = new Map(
    filesIn(folder).map((file) => [file, readFileSync(join(folder, file), encodingOf(file))]),
  );
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const hand: Hand = {
    contents,
    below,
    pick<T>(list: readonly T[]): T {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('There is nothing to choose from.');
      return found;
    },
  };
  const judge = createJudge(contents);
  for (let isOver = false; !isOver; ) {
    const mistake = hand.pick(all)(hand);
    isOver = done(mistake, judge(mistake));
  }
}

/** Counts verdicts, and prints the mistakes that were not answered by one problem at their place. */
export function countMistakes() {
  const counts: Record<Verdict, number> = {
    'same meaning': 0,
    'one problem at its place': 0,
    valid: 0,
    'several problems': 0,
    elsewhere: 0,
  };
  const left: string[] = [];
  return {
    counts,
    left,
    add({ name, words }: Mistake, { verdict, problems }: Judged) {
      counts[verdict] += 1;
      if (verdict !== 'several problems' && verdict !== 'elsewhere') return;
      const [first] = problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
      left.push(`${verdict}: ${name} ${JSON.stringify(words)}\n  ${first}`);
    },
    /** Of the mistakes that were found, those with exactly one problem at their place. */
    share(): number {
      const right = counts['one problem at its place'];
      return right / (right + counts['several problems'] + counts.elsewhere);
    },
  };
}
