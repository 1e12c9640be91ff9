/** Content that can't be built. The message is what an editor reads; there is nothing to trace. */
export class ContentError extends Error {
  override name = 'ContentError';
  /** Vite prints it after its own heading. */
  override stack = this.message;
}

/** A command that could not run at all: a missing folder, an unknown option, an occupied port. */
export class UsageError extends Error {
  override name = 'UsageError';
  override stack = this.message;
}
