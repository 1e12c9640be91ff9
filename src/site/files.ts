/**
 * The content folder, as the core sees it. Paths are relative to that folder and use forward slashes.
 * Every method is synchronous: one thread, small files.
 */
export interface Files {
  /** The file's text. Throws when it can't be read. */
  read(path: string): string;
  /** All files below the folder, sorted. */
  list(): readonly string[];
  /** The file's first bytes, enough for an image's header; undefined when there is no such file. */
  head(path: string): Uint8Array | undefined;
  /** The file's size in bytes, or undefined when there is no such file. */
  size(path: string): number | undefined;
}
