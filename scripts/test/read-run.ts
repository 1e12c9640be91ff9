import type { Values } from '../../src/node/base/command/option';
import { common } from '../../src/node/base/command/option';
import { UsageError } from '../../src/node/base/content/content-error';

const runs = ['quick', 'full', 'engines', 'soak'] as const;
export type Run = (typeof runs)[number] | 'usual';

export const options = {
  quick: {
    does: 'Runs only what needs no browser, no Java and no build: lint, types, content, tests of single modules.',
  },
  full: { does: 'Also runs the tests that take long.' },
  engines: { does: 'Tests a small site in Firefox and WebKit instead.' },
  soak: { does: 'Tests random sites, random edits and mistakes of editors for a given time instead.' },
  minutes: { value: 'N', does: 'Takes so many minutes for --soak instead of ten.' },
  seed: { value: 'N', does: 'Repeats the run of --soak that printed this seed.' },
  content: common.content,
} as const;

/** Which tests the command line asks for. What would have no effect is refused. */
export function readRun(values: Values<typeof options>): Run {
  const [run = 'usual', second] = runs.filter((name) => values[name]);
  if (second) throw new UsageError(`--${run} and --${second} are two different runs: give one of them.`);
  for (const name of ['minutes', 'seed'] as const)
    if (values[name] !== undefined && run !== 'soak')
      throw new UsageError(
        `--${name} belongs to --soak: npm test -- --soak --${name} ${options[name].value}.`,
      );
  if (values.content !== undefined && (run === 'engines' || run === 'soak'))
    throw new UsageError(`--${run} has its own content and takes no --content.`);
  return run;
}
