import { isMissing } from './code-of';

/** What `look` gives; undefined if there is no such file. Throws any other error. */
export function ifThere<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
