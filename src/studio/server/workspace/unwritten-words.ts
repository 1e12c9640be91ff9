import { Unfinished } from '../../../node/base/write/plan';

/** Why changes wait to be written, for editors: what a command would have to do is done by the studio. */
export function unwrittenWords(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const reason = error instanceof Unfinished ? error.reason : message;
  return `Nothing is lost, but it can’t be written now: ${reason}`;
}
