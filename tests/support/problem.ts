import type { Problem } from '../../src/site/problem/problem';

/** A mistake at a place, where its words do not matter. */
export const problemAt = (file: string, pointer: string, more: Partial<Problem> = {}): Problem => ({
  id: 'schema',
  severity: 'error',
  file,
  pointer,
  message: 'Wrong.',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  ...more,
});
