/** The target of a link that is not followed. */
export type LinkTarget =
  | 'out of the content folder'
  | 'to a hidden file'
  | 'to a folder'
  | 'to a file that does not exist';

/** Bytes of one file: a thousand pages, more than anyone edits in one. */
export const largestText = 5_000_000;

/** Why a file that exists is not read: because it is such a link, or because of its size in bytes. */
export type RefusalReason = { link: LinkTarget } | { size: number };

export class FileRefusal extends Error {
  override name = 'FileRefusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(JSON.stringify(reason));
    this.reason = reason;
  }
}
