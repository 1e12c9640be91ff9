import type { ValueOperation } from '../operation';

type WithoutFile<Each> = Each extends unknown ? Omit<Each, 'file' | 'items'> : never;

/** An operation on the value of one file. */
export type ValueStep = WithoutFile<ValueOperation>;

/** One thing in which two values differ. */
export interface Difference {
  /** Makes it what it is in the second value, after the steps of the differences before it. */
  step: ValueStep;
  /** The same, made alone in the first value. */
  alone: ValueStep;
  /** Where it is in the first value; missing if it is only in the second one. */
  from?: string;
  /** Where it is in the second value; missing if it is only in the first one. */
  to?: string;
  /** What is there in the first value, and in the second one. */
  was?: unknown;
  value?: unknown;
}

/** The same place in both values, each with its pointer. */
export interface Pair {
  from: string;
  to: string;
}
