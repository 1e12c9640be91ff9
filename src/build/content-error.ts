import type { Problem } from '../site/problem';

/** Content that can't be built. The message is what an editor reads; there is nothing to trace. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];
  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.problems = problems;
    this.stack = '';
  }
}

/** A command that could not run at all: a missing folder, an unknown option, an occupied port. */
export class UsageError extends Error {
  override name = 'UsageError';
}
