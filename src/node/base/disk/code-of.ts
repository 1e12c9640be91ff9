/** Tells the errors of the file system apart, such as `ENOENT`. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const missing: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

/** True if there is no such file and can be none: a file where its folder would be, too long a name, links in a circle. */
export const isMissing = (error: unknown): boolean => missing.includes(codeOf(error));
