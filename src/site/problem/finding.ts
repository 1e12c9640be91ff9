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
  /** What was probably meant, if it exists: to be added to the message when all is known. */
  meant?: Meant | undefined;
  /** What is wrong elsewhere: findings with the same cause are one mistake. */
  cause?: Cause | undefined;
  /** What follows from this one, and is not shown beside it. */
  held?: readonly Finding[];
}

export interface Meant {
  /** Of the field: a name in `$defs` of the schema, or the field's own. */
  kind: string;
  text: string;
}

/** A thing that several places name, such as the page `/contact`, and that is not there. */
export type Cause = readonly [kind: CauseKind, name: string];

export type CauseKind =
  | 'page'
  | 'logo'
  | 'layout'
  | 'setting'
  | 'slot'
  | 'image'
  | 'file'
  | 'copy'
  | 'pointer';

/** A finding with all that follows from it. */
export const withHeld = (finding: Finding): readonly Finding[] => [
  finding,
  ...(finding.held ?? []).flatMap(withHeld),
];

export const isWarning = ({ severity }: Finding): boolean => severity === 'warning';

/** The links that messages propose: they count as links of the page. */
export const meantLinks = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ meant }) => (meant ? [meant.text] : []));
