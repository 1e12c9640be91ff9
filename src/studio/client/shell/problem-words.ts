import type { Problem } from '../../../site/problem/problem';

/** How many problems there are; without an error, how many warnings. */
export function problemWords(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return errors === 1 ? '1 problem' : `${errors} problems`;
  if (problems.length > 0) return problems.length === 1 ? '1 warning' : `${problems.length} warnings`;
  return 'No problems';
}
