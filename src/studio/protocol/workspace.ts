import type { Operation, Transaction } from '../../edit/operation';
import type { Place } from '../../site/json/place';
import type { Problem } from '../../site/problem/problem';
import type { PagePreview } from '../../site/resolve/page-preview';
import type { Ask } from './requests';

/** A page, where its content is. */
export interface PageEntry extends Place {
  path: string;
  title: string;
  /** The collection whose template makes it. */
  collection?: string;
  /** The names of the shared blocks that it shows. */
  shared?: readonly string[];
  /** When it is shown. */
  dates?: PageDates;
}

export interface PageDates {
  draft?: boolean;
  from?: string;
  until?: string;
}

/** A content file with all edits, written or not. */
export interface FileState {
  file: string;
  text: string;
  /** Grows with each change of the text. */
  version: number;
}

/** A change as the editor makes it, before it is checked. */
export interface Change {
  /** Chosen by who makes it; comes back in `applied`. */
  id: string;
  transaction: Transaction;
  /** The version of the file that the operations were made for. Without it: the one that is there now. */
  version?: number;
  /** The JSON value of that version, for a workspace that does not know the version any more. */
  base?: string;
  /** Changes in a row with the same name here are one step of undo, such as the keys that are typed in one field. */
  step?: string;
}

/** A field with two values: what a change wanted, and what somebody else has written meanwhile. */
export interface FieldConflict extends Place {
  id: string;
  /** The two values; missing where there is none. */
  yours?: unknown;
  theirs?: unknown;
  /** Writes the value of the change after all. */
  operation: Operation;
  /** The change that it is a part of, if that has other parts: all of them are applied, or none. */
  change?: { name: string; transactions: readonly Transaction[] };
  message: string;
}

/** A step that was made, undone or made again. */
export interface LastStep {
  kind: 'edit' | 'undo' | 'redo';
  name: string;
  /** In milliseconds; missing for a step of an earlier version. */
  time?: number;
}

/** The names of the changes that undo and redo would take back or repeat; missing if there is none. */
export interface HistoryState {
  undo?: string;
  redo?: string;
  last?: LastStep;
}

export interface NamedProblem extends Problem {
  /** What its place is called within its page or its file; missing for all of it, and where nothing can be read. */
  name?: string;
}

/** The events of a workspace. Each replaces the one of its type before. */
export type WorkspaceEvent =
  | { type: 'pages'; pages: readonly PageEntry[] }
  /** Only the files that were read; `applied` names the changes that the text has now. */
  | { type: 'file'; state: FileState; applied: readonly string[] }
  /** The file was removed. */
  | { type: 'removed'; file: string }
  | { type: 'preview'; preview: PagePreview }
  /** The problems of the whole site, as `validate` reports them. */
  | { type: 'problems'; problems: readonly NamedProblem[] }
  | { type: 'conflicts'; conflicts: readonly FieldConflict[] }
  | { type: 'history'; history: HistoryState }
  /** The files whose edits are kept, but not written, because they would add errors. */
  | { type: 'held'; files: readonly string[] }
  /** False from a change until everything that can be written is. */
  | { type: 'saved'; isSaved: boolean }
  /** Something to be said to the editor, such as why nothing can be written now; empty when it is over. */
  | { type: 'notice'; message: string }
  /** The connection was lost, or is there again: then everything is sent again. */
  | { type: 'connection'; isOpen: boolean };

/**
 * A place with content that can be changed: a folder on this machine, or another one such as a git host. A change is
 * kept as soon as `apply` resolves, whether its content is valid or not; the workspace writes what is valid.
 */
export interface Workspace {
  /** Tells everything that is there, and then what changes. Returns a function that ends it. */
  watch(listener: (event: WorkspaceEvent) => void): () => void;
  /** The file comes as an event, now and whenever it changes. */
  read(file: string): void;
  /** The page's preview comes as an event, now and whenever it changes. */
  show(page: Pick<PageEntry, 'path' | 'file'>): void;
  /** Resolves when the change is kept. Rejects with a sentence if it can't be applied. Calls `base` when it needs it. */
  apply(change: Omit<Change, 'base'>, base: () => string): Promise<void>;
  /** Gives what has changed and is still there. */
  undo(): Promise<readonly Place[]>;
  redo(): Promise<readonly Place[]>;
  /** Ends a conflict: keeps the value that is there, or sets the editor's. */
  settle(conflict: string, choice: 'yours' | 'theirs'): Promise<void>;
  ask: Ask;
}
