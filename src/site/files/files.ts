import { unifyLineBreaks } from './line-breaks';
import type { LinkTarget } from './refusal';

/**
 * The content folder, as the core sees it. Paths are relative to that folder and use forward slashes.
 * Every method is synchronous: one thread, small files.
 */
export interface Files {
  /** The file's text. Throws when it can't be read; a FileRefusal when it must not be. */
  read(path: string): string;
  /** All files below the folder, and links that are not followed; sorted. */
  list(): readonly string[];
  /** The file's first bytes, of a picture its header; undefined when there is no such file. */
  head(path: string): Uint8Array | undefined;
  /** The file's size in bytes, or undefined when there is no such file. */
  size(path: string): number | undefined;
  /** The target of a symbolic link that is not followed; also for paths behind the link. */
  link(path: string): LinkTarget | undefined;
  /** The fonts that the engine has, by the names of their packages without the scope; sorted. */
  fonts(): readonly string[];
}

/** Editors count neither a byte order mark nor the CR of a line break, so neither do our positions. */
export const normalizeText = (text: string): string => unifyLineBreaks(text.slice(markLength(text)));

/** How many characters are before the text: its byte order mark. */
export const markLength = (text: string): number => (text.startsWith('\uFEFF') ? 1 : 0);
