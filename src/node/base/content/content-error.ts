/** Content that can't be built. Editors read the message, so the stack would not help. */
export class ContentError extends Error {
  override name = 'ContentError';
  /** Vite prints it below its own heading. */
  override stack = this.message;
}

/** A command that can't run at all: a folder is missing, an option is unknown, a port is in use. */
export class UsageError extends Error {
  override name = 'UsageError';
  override stack = this.message;
}
