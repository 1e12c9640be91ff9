import type { Part } from '../json/locate';

/** A mistake before its line is known: lines are computed only for files with mistakes. */
export interface Finding {
  id: string;
  severity: 'error' | 'warning';
  file: string;
  pointer: string;
  /** Where it is in a text that is not JSON. Otherwise the pointer says it. */
  span?: { offset: number; length: number };
  part?: Part;
  message: string;
  help?: string | undefined;
}

export const isWarning = ({ severity }: Finding): boolean => severity === 'warning';
