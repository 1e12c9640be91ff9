import { UsageError } from '../content/content-error';
import { readPlan } from './sealed-plan';

/** For commands that only read: says that they see a part of a change. */
export function warnOfUnfinished(folder: string): void {
  try {
    if (!readPlan(folder)) return;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return;
  }
  console.error(
    'A change of this content is written only in part. The next command that changes content completes it.',
  );
}
