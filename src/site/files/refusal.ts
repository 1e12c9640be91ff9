/** The target of a link that is not followed. */
export type LinkTarget =
  | 'out of the content folder'
  | 'to a hidden file'
  | 'to a folder'
  | 'to a file that does not exist';

/** Bytes of one file: a thousand pages, more than anyone edits in one. */
export const largestText = 5_000_000;

/** Bytes of a table: some 200,000 rows. */
const largestTable = 50_000_000;

/** The most bytes that a text file may have. */
export const largestOf = (file: string): number => (file.endsWith('.csv') ? largestTable : largestText);

/** Why a file that exists is not read: because it is such a link, or because of its size, and the most that it may have, in bytes. */
export type RefusalReason = { link: LinkTarget } | { size: number; most: number };

export class FileRefusal extends Error {
  override name = 'FileRefusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(JSON.stringify(reason));
    this.reason = reason;
  }
}
