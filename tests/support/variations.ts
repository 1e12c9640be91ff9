import { test } from 'vitest';

/** By `npm test -- --full`, and in the other browser engines. */
export const areTested = process.env.TEST_VARIATIONS === 'true' || process.env.ENGINE !== undefined;

/**
 * The cases of a test: `npm test` tries those that stand for the idea, `npm test -- --full` the variations of it, too,
 * such as more sizes, pages or addresses.
 */
export const withVariations = <const Case, const Variation>(
  cases: readonly Case[],
  variations: readonly Variation[],
): readonly (Case | Variation)[] => (areTested ? [...cases, ...variations] : cases);

/** Every `step`-th case, from the one at `start` on, or from the last one if there are fewer. */
export const oneOfEvery = <Case>(step: number, cases: readonly Case[], start = 0): readonly Case[] => {
  const first = Math.min(start, cases.length - 1);
  const stands = (_case: Case, index: number) => index % step === first;
  return withVariations(
    cases.filter(stands),
    cases.filter((each, index) => !stands(each, index)),
  );
};

/** How often a random test runs: `npm test` tries an eighth of what `npm test -- --full` does, and `RUNS` says it for both. */
export const timesOf = (all: number): number =>
  Number(process.env.RUNS ?? (areTested ? all : Math.ceil(all / 8)));

/** A long test beside short ones: of a detail whose idea another test of its file stands for. */
export const long: (name: string, run: () => unknown, timeout?: number) => void = areTested ? test : () => {};
