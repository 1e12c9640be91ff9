import { expect, test } from 'vitest';
import { filesIn } from '../../support/files-in';
import { fixtureOutput } from '../../support/fixture-site';
import { linesOfDrawings } from '../../support/lines-of-drawings';

test('no script holds a line of any drawing', () => {
  const documents = filesIn(fixtureOutput).filter((file) => file.endsWith('.html'));
  const { lines, inScripts } = linesOfDrawings(fixtureOutput, documents);
  expect(lines.length).toBeGreaterThan(1_000);
  expect(inScripts).toEqual([]);
});
