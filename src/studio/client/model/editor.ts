import { createContext, useContext } from 'react';
import type { Place } from '../../../site/json/place';
import type { Problem } from '../../../site/problem/problem';
import type { PagePreview } from '../../../site/resolve/page-preview';
import type { Ask } from '../../protocol/requests';
import type { FieldConflict, HistoryState, NamedProblem, PageEntry } from '../../protocol/workspace';

/** A change of one place, as a control asks for it; pointers are those of the file as it is shown. */
export type FieldChange =
  /** Adds the field if it is missing. `was` is the text that words are typed in: those of others in it stay. */
  | { op: 'set'; at: string; value: unknown; was?: string }
  /** `/blocks/-` is the end of a list. */
  | { op: 'insert'; at: string; value: unknown }
  | { op: 'remove'; at: string }
  /** `to` is the pointer afterwards. */
  | { op: 'move'; at: string; to: string };

export interface Reveal {
  place: Place;
  takesFocus: boolean;
  isNew?: true;
}

/** Each is rendered by an entry of `shell/panels.ts`. */
export type PanelName = 'history' | 'changes' | 'coming' | 'problems' | 'find' | 'files' | 'help' | 'keys';

/** Of two values one, or of two texts both. */
export type ConflictChoice = 'yours' | 'theirs' | 'both';

/** What the studio shows. */
export interface ShownState {
  pages: readonly PageEntry[];
  problems: readonly NamedProblem[];
  conflicts: readonly FieldConflict[];
  history: HistoryState;
  /** Files with edits that are kept, but not written. */
  held: readonly string[];
  /** False from a change until everything that can be written is. */
  isSaved: boolean;
  /** A message that is shown while it is true; empty for none. */
  notice: string;
  /** Why something was not done, until somebody has read it; otherwise empty. */
  refused: string;
  isConnected: boolean;
  /** The field that has the focus, or was clicked on the page; its form is open. */
  selected: Place | undefined;
  /** The last time that the chosen field got another place, because items before it came, went or were moved. */
  followed: { from: Place; to: Place } | undefined;
  /** What was brought into sight last: a new object each time. */
  revealed: Reveal | undefined;
  /** The collection whose table is shown instead of the page, by the name of its folder. It closes when a page is opened. */
  collection: string | undefined;
  /** The panel that is shown instead of the fields, if any. It closes when a page or a field is opened. */
  panel: PanelName | undefined;
  /** Why another page is open than the one that was wanted; empty if it is not. */
  remark: string;
  /** What was announced last. */
  announcement: string;
  /** What has happened besides steps, and when. */
  told: { words: string; time: number } | undefined;
}

/** What all parts of the studio share: the content as it is shown, and what can be done with it. */
export interface Editor extends ShownState {
  /** The open page; undefined while there is none. */
  page: PageEntry | undefined;
  /** The parsed content of a file with all edits; undefined while it is not read, or no JSON. */
  valueOf(file: string): unknown;
  /** Resolves when the content of a file is here. Rejects without a connection. */
  read(file: string): Promise<void>;
  /** The editor as it is at this moment, for code that runs later. */
  now(): Editor;
  /** Shown at once. Changes in a row with the same `step` are one step of undo. `name` is what undo says. */
  change(file: string, change: FieldChange, name: string, step?: string): void;
  undo(): void;
  redo(): void;
  /** Does what a problem's `fix` says. */
  fix(problem: Problem): void;
  settle(conflict: FieldConflict, choice: ConflictChoice): void;
  open(page: PageEntry): void;
  /** Opens the page of a place, and reveals it. */
  go(place: Place, takesFocus?: boolean): void;
  /**
   * Opens the page of a path or a file as soon as there is one; undefined waits for none any more. `pathToDelete` is the path
   * of a page that is deleted.
   */
  openPath(path: string | undefined, pathToDelete?: string): void;
  /** Opens the form of a field that is in sight already, or the beginning of a form. */
  select(place: Place | undefined): void;
  /** Opens the form of a field, and brings it and its place on the page into sight. */
  reveal(place: Place, takesFocus?: boolean): void;
  /** Reveals a field that was added: what is typed then replaces the sample in it. */
  revealNew(place: Place): void;
  /** Calls `listener` at every change, before anything is rendered. Returns a function that ends it. */
  onChange(listener: (file: string, change: FieldChange) => void): () => void;
  /** Tells the last and each new state of the open page. Returns a function that ends it. */
  onPreview(listener: (preview: PagePreview) => void): () => void;
  openPanel(panel: PanelName | undefined): void;
  /** Shows the table of a collection; undefined shows the page again. */
  openCollection(name: string | undefined): void;
  /** That of the workspace. */
  ask: Ask;
  /** Says why something was not done: a sentence, or an error that has it. An empty one ends that. */
  refuse(reason: unknown): void;
  /** The same for a mere key or press, which loses nothing: only until the next change, or until a page is opened. */
  refusePress(reason: string): void;
  /** Says something to screen readers, politely. */
  announce(message: string): void;
  /** The same for what has happened and is no step, such as a copied block: it is also seen. */
  tell(message: string): void;
}

const EditorContext = createContext<Editor | undefined>(undefined);
export const EditorProvider = EditorContext.Provider;

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('The editor is used outside its provider.');
  return editor;
}
