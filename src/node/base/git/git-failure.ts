import type { GitAnswer } from './run-git';

/** Why git can't tell something: in its own words, or `undefined` if it is not installed. */
export class GitFailure extends Error {
  override name = 'GitFailure';
  readonly reason: string | undefined;

  constructor(reason: string | undefined) {
    super(reason ?? 'git is not installed');
    this.reason = reason;
  }
}

/** The answer, if git could give it. */
export function orFail(answer: GitAnswer): GitAnswer {
  if (answer.code === undefined) throw new GitFailure(undefined);
  if (answer.code !== 0) throw new GitFailure(reasonIn(answer.stderr));
  return answer;
}

/** The line that says what is wrong. */
function reasonIn(said: string): string {
  const [, reason] = /^fatal: (.*)$/m.exec(said) ?? /^error: (.*)$/m.exec(said) ?? [];
  return (reason ?? (said.trim().split('\n')[0] || 'it failed without a reason')).replace(/\.$/, '');
}
