import { expect, test } from 'vitest';
import { options, readRun } from '../../../scripts/test/read-run';
import { readArguments } from '../../../src/node/base/command/read-arguments';

const read = (...line: string[]) => readRun(readArguments(options, line, 'See --help.').values);

test.each([
  [[], 'usual'],
  [['--quick'], 'quick'],
  [['--full', '--content', 'other'], 'full'],
  [['--engines'], 'engines'],
  [['--soak', '--minutes', '3', '--seed', '7'], 'soak'],
])('npm test -- %j is the run %s', (line, run) => {
  expect(read(...line)).toBe(run);
});

test.each([
  [['--quick', '--full'], '--quick and --full are two different runs: give one of them.'],
  [['--soak', '--engines'], '--engines and --soak are two different runs: give one of them.'],
  [['--minutes', '3'], '--minutes belongs to --soak: npm test -- --soak --minutes N.'],
  [['--quick', '--seed', '7'], '--seed belongs to --soak: npm test -- --soak --seed N.'],
  [['--soak', '--content', 'other'], '--soak has its own content and takes no --content.'],
  [['--engines', '--content', 'other'], '--engines has its own content and takes no --content.'],
  [['--fast'], 'There is no option --fast: See --help.'],
])('npm test -- %j is refused: %s', (line, message) => {
  expect(() => read(...line)).toThrow(expect.objectContaining({ name: 'UsageError', message }));
});
