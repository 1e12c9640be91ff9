/** What identifies an item among its siblings, also after it was moved or edited. The first that fits counts. */
export interface Identity {
  /** Of the whole value: see `hashOf`. */
  hash?: string;
  id?: string;
  /** With `heading`: each alone is not enough. */
  type?: string;
  heading?: string;
}

interface At {
  /** Path below the content folder, with forward slashes. */
  file: string;
  /** JSON pointer into the file, as it is after the operations before this one. */
  at: string;
  /**
   * List items that find the place in a text that has changed meanwhile, by their pointers: those on the way, and
   * their neighbors. Filled by `anchor`.
   */
  items?: Readonly<Record<string, Identity>>;
}

/** Gives a field or an item a value; adds the field if it is missing. */
export interface SetValue extends At {
  op: 'set';
  value: unknown;
  /** The value before. When it is another one meanwhile, this is a conflict. */
  was?: unknown;
}

/** Adds an item before the one at `at` (`/blocks/-` is the end of the list), or a field that must not exist yet. */
export interface InsertValue extends At {
  op: 'insert';
  value: unknown;
  /** How the value is written, such as the text of a copied item. Only its indentation changes. */
  text?: string;
}

/** Removes a field or an item. An optional list that gets empty goes, too. */
export interface RemoveValue extends At {
  op: 'remove';
  was?: unknown;
}

/**
 * Moves an item or a field with its own text. `to` is the pointer that it has afterwards; `/blocks/-` is the end of a
 * list. To another key of the same object, a field is renamed where it is.
 */
export interface MoveValue extends At {
  op: 'move';
  to: string;
  was?: unknown;
}

export type ValueOperation = SetValue | InsertValue | RemoveValue | MoveValue;

/** Adds a file that must not exist yet. */
export interface CreateFile {
  op: 'create';
  file: string;
  text: string;
}

/** Gives a file another path, at which there must be none. */
export interface RenameFile {
  op: 'rename';
  file: string;
  to: string;
}

export interface DeleteFile {
  op: 'delete';
  file: string;
  /** The text before. When it is another one meanwhile, this is a conflict. */
  was?: string;
}

export type FileOperation = CreateFile | RenameFile | DeleteFile;

/** One step of a change. The operations of a transaction are applied one after the other. */
export type Operation = ValueOperation | FileOperation;

/** A named change of any number of files: applied as a whole or not at all. */
export interface Transaction {
  /** In an editor's words, such as "Move /a to /b". */
  name: string;
  operations: readonly Operation[];
  /**
   * Edits that do the same as the operations on values, byte by byte. They count instead of those while every file
   * has the text that they were made for, as after a change that is undone.
   */
  exact?: readonly ExactEdits[];
}

export interface ExactEdits {
  /** As it is called before the transaction. */
  file: string;
  /** The `hashOf` of the text that the edits were made for. */
  of: string;
  edits: readonly TextEdit[];
}

/** The smallest change of a text: `length` characters from `offset` on become `text`. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}
