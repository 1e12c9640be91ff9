import type { Part } from '../json/locate';

/** A mistake before its line is known: places are computed only for files that have one. */
export interface Finding {
  id: string;
  severity: 'error' | 'warning';
  file: string;
  pointer: string;
  /** Where in the text, for a text that could not be read; else the pointer says it. */
  span?: { offset: number; length: number };
  part?: Part;
  message: string;
  help?: string | undefined;
}
