import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskFiles } from '../../src/node/base/content/disk-files';
import { checkContent } from '../../src/node/build/check-content';
import { median } from './measure';

export interface ValidationFigures {
  /** Seconds to list, read and `JSON.parse` the files. */
  parse: number;
  /** Seconds to validate them. */
  validate: number;
  /** How many times as long the second takes, in the same round. */
  ratio: number;
}

/** Reads a content folder both ways, by turns, so that a busy machine slows down both; medians of `rounds`. */
export async function measureValidation(folder: string, rounds: number): Promise<ValidationFigures> {
  const runs: ValidationFigures[] = [];
  // The first round is for the compiler.
  for (let round = -1; round < rounds; round += 1) {
    const parse = await seconds(() => parseAll(folder));
    const validate = await seconds(() => checkContent(folder));
    if (round >= 0) runs.push({ parse, validate, ratio: validate / parse });
  }
  return {
    parse: median(runs.map(({ parse }) => parse)),
    validate: median(runs.map(({ validate }) => validate)),
    ratio: median(runs.map(({ ratio }) => ratio)),
  };
}

function parseAll(folder: string): void {
  for (const file of diskFiles(folder).list())
    if (file.endsWith('.json')) JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

async function seconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
