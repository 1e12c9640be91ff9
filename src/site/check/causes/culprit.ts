import type { Finding } from '../../problem/finding';
import type { CheckedContent } from '../rule';

/** Where a mistake is that makes other places wrong. */
export interface Culprit {
  /** Culprits with the same key are one. */
  key: string;
  /** What is shown instead of the findings that follow from it. */
  finding(count: number): Finding;
  /** Found on its own, too; it is not shown twice. */
  instead?: Finding;
  /** Fewer places than this are shown as they are. */
  least?: number;
}

/** Finds what made a thing disappear that places name. */
export type FindCulprit = (
  name: string,
  found: readonly Finding[],
  content: CheckedContent,
  all: readonly Finding[],
) => Culprit | undefined;
