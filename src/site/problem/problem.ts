/** A mistake in the content: where it is, what was found, what is allowed and how to correct it. */
export interface Problem {
  /** Name of the rule, such as `schema` or `broken-link`. */
  id: string;
  severity: 'error' | 'warning';
  /** Path below the content folder, with forward slashes. */
  file: string;
  /** 1-based; columns count UTF-16 code units, the end is exclusive. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** JSON pointer into the file. */
  pointer: string;
  message: string;
  /** How to correct it, if the message does not say it. */
  help?: string;
  /** What corrects it without doubt, if that was asked for. */
  fix?: PlacedFix;
}

/** For tools: an operation of a transaction, and the same as edits of the text. */
export interface PlacedFix {
  operation: unknown;
  edits: readonly RangeEdit[];
}

/** Lines and columns as those of a problem. */
export interface RangeEdit extends Pick<Problem, 'line' | 'column' | 'endLine' | 'endColumn'> {
  text: string;
}
