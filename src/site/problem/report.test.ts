import { describe, expect, test } from 'vitest';
import type { Problem } from './problem';
import { githubReport, sarifReport } from './report';

const problems = (severity: Problem['severity'], count: number): Problem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 'description-length',
    severity,
    file: `content/pages/${index}.json`,
    line: 4,
    column: 18,
    endLine: 4,
    endColumn: 200,
    pointer: '/description',
    message: 'This is too long.',
    help: 'Shorten it.',
  }));

describe('GitHub shows ten annotations of a severity', () => {
  test.each([
    [0, 0],
    [10, 10],
    [11, 10],
    [10_000, 10],
  ])('of %i errors and as many warnings it is sent %i each', (count, shown) => {
    const lines = githubReport([...problems('error', count), ...problems('warning', count)]).split('\n');
    for (const severity of ['error', 'warning']) {
      const sent = lines.filter((line) => line.startsWith(`::${severity} `));
      expect(sent).toHaveLength(shown);
      // The others are in the log, so that nothing is missing.
      const logged = lines.filter((line) => line.includes(` ${severity} This is too long. Shorten it. (`));
      expect(logged).toHaveLength(count > shown ? count - 9 : 0);
      if (count > shown)
        expect(sent.at(-1)).toBe(
          `::${severity} title=${count - 9} more::The log of this step shows ${count - 9} more ${severity}s.`,
        );
    }
  });
});

test('SARIF has every problem', () => {
  expect(JSON.parse(sarifReport(problems('error', 10_000))).runs[0].results).toHaveLength(10_000);
});
