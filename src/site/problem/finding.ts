import type { MarkedPart } from '../json/locate';
import type { Place } from '../json/place';
import type { Guess } from '../text/nearest';

/** A mistake before its line is known: lines are computed only for files with mistakes. */
export interface Finding extends Place {
  id: string;
  severity: 'error' | 'warning';
  /** Where it is in a text that is not JSON. Otherwise the pointer says it. */
  span?: { offset: number; length: number };
  part?: MarkedPart;
  /** The place in a template, of a text that has words of it and of a row. */
  template?: string;
  message: string;
  help?: string | undefined;
  /** What corrects it without doubt: what the message or the help names. */
  fix?: Fix | undefined;
  /** What was probably meant, if it exists: to be added to the message when all is known. */
  meant?: Meant | undefined;
  /** The text of a field that names a file or a page by a name that none can have. */
  written?: string | undefined;
  /** The mistake elsewhere that causes this one: findings with one cause are shown as one. */
  cause?: Cause | undefined;
  /** Findings that have the same cause. They are not shown. */
  followUps?: readonly Finding[];
}

export type Fix =
  /** The whole value. */
  | { value: unknown }
  /** The name of the field. */
  | { key: string }
  /** A link: the value, or links in its Markdown. With `keepsAnchor` also its links with an anchor, which stays. */
  | { link: string; to: string; keepsAnchor?: true }
  /** A part of a text. */
  | { part: string; to: string };

/** A value that was guessed, if it was meant without doubt. */
export const sureValue = (meant: Guess | undefined): Fix | undefined =>
  meant?.isSure ? { value: meant.text } : undefined;

export interface Meant {
  /** Of the field: a name in `$defs` of the schema, or the field's own. */
  kind: string;
  text: string;
  /** The text as it was written. */
  written: string;
  /** It is a mistake only if this exists. */
  mustExist?: true;
  /** Part of the text is lost, so it may not be what was meant. */
  loses?: boolean;
}

/** A thing that several places name, such as the page `/contact`, and that is not there. */
export type Cause = readonly [kind: CauseKind, name: string];

export type CauseKind =
  | 'page'
  | 'logo'
  | 'layout'
  | 'shared'
  | 'setting'
  | 'slot'
  | 'image'
  | 'file'
  | 'copy'
  | 'unreadable'
  | 'anchor'
  | 'pointer';

/** A finding, and all its follow-ups. */
export const withFollowUps = (finding: Finding): readonly Finding[] => [
  finding,
  ...(finding.followUps ?? []).flatMap(withFollowUps),
];

export const isWarning = ({ severity }: Finding): boolean => severity === 'warning';

/** The links that messages propose: they count as links of the page. */
export const meantLinks = (findings: readonly Finding[]): Meant[] =>
  findings.flatMap(({ meant }) => meant ?? []);
