import { anchorTransaction } from '../../../edit/apply-transaction';
import type { Operation, Transaction } from '../../../edit/operation';
import { overlayFiles } from '../../../edit/overlay-files';
import type { Files } from '../../../site/files/files';
import type { FileState } from '../../protocol/workspace';

interface Version {
  text: string;
  /** The author who made it; undefined for another program. */
  by: string | undefined;
}

/** Stands for an author who has undone or redone something: what is typed then may not know it yet. */
export const travelOf = (author: string): string => `${author} (undo)`;

/** Longer than anybody types without an answer. */
const mostVersions = 200;

/** The texts of files as they were, so that a change fits which was made for an older one. */
export interface TextVersions {
  /** The last state; undefined if the file was never read. */
  of(file: string): FileState | undefined;
  /** Notes the text of now. False if it is the same. */
  note(file: string, text: string, by?: string): boolean;
  /** For a removed file. If it comes back, its versions continue: an old number never means another text. */
  forget(file: string): void;
  /**
   * A transaction of one author, made for a version of a file, as it is placed in the text of now. What the same
   * author has changed since is known to it, and what the author has undone since does not contradict it. A version of
   * an earlier process is not known: then the transaction is placed by the value in `base`; undefined without one.
   */
  place(
    transaction: Transaction,
    file: string,
    version: number,
    by: string,
    base?: string,
  ): Transaction | undefined;
  /**
   * Whether what an author has typed since a version comes before what others have typed at the same place. Undefined
   * if others than people have changed the file since, or if that is not known.
   */
  comesFirst(file: string, version: number, by: string): boolean | undefined;
}

function withoutWas(operation: Operation): Operation {
  if (operation.op !== 'set' && operation.op !== 'delete') return operation;
  const { was: _, ...others } = operation;
  return others;
}

export function createTextVersions(files: Files): TextVersions {
  /** With what finds its places in another text. */
  function anchored(transaction: Transaction, file: string, text: string): Transaction | undefined {
    const older = overlayFiles(files);
    older.show([{ from: file, to: file, text }]);
    const placed = anchorTransaction(older, transaction);
    // In a text that is no JSON no place can be found.
    return placed.operations.length < transaction.operations.length ? undefined : placed;
  }
  /** Versions of an earlier process are none of this one. */
  const start = Date.now();
  const versions = new Map<string, { last: number; list: Version[] }>();
  const at = (file: string, version: number): Version | undefined => {
    const known = versions.get(file);
    return known?.list[known.list.length - 1 - (known.last - version)];
  };
  /** Placed by a version, or the last one before it that can be read. */
  function anchoredFrom(transaction: Transaction, file: string, version: number): Transaction {
    const text = at(file, version)?.text;
    if (text === undefined) return transaction;
    return anchored(transaction, file, text) ?? anchoredFrom(transaction, file, version - 1);
  }
  return {
    of(file) {
      const last = versions.get(file)?.last;
      const text = last === undefined ? undefined : at(file, last)?.text;
      return last === undefined || text === undefined ? undefined : { file, text, version: last };
    },
    note(file, text, by) {
      const known = versions.get(file) ?? { last: start, list: [] };
      if (known.list.at(-1)?.text === text) return false;
      versions.set(file, { last: known.last + 1, list: [...known.list, { text, by }].slice(-mostVersions) });
      return true;
    },
    forget(file) {
      const known = versions.get(file);
      if (known) versions.set(file, { ...known, list: [] });
    },
    place(transaction, file, version, by, base) {
      if (!at(file, version))
        return base === undefined ? undefined : (anchored(transaction, file, base) ?? transaction);
      const last = versions.get(file)?.last ?? version;
      let seen = version;
      while (seen < last && at(file, seen + 1)?.by === by) seen++;
      if (seen === last) return transaction;
      const placed = anchoredFrom(transaction, file, seen);
      let own = seen;
      while (own < last && [by, travelOf(by)].includes(at(file, own + 1)?.by ?? '')) own++;
      return own === last ? { ...placed, operations: placed.operations.map(withoutWas) } : placed;
    },
    comesFirst(file, version, by) {
      const { list = [], last = version } = versions.get(file) ?? {};
      const since = list.slice(list.length - (last - version));
      if (!at(file, version) || since.some((each) => each.by === undefined)) return undefined;
      const other = list.findLast((each) => each.by !== undefined && ![by, travelOf(by)].includes(each.by));
      // Any order does that stays the same: words then stay together.
      return other?.by === undefined || by < other.by;
    },
  };
}
