import type { Identity, TextEdit } from '../operation';
import { hashOf } from '../text/identity';
import { applyEdits, createPieces } from '../text/pieces';
import { type CsvText, readCsvText } from './csv-text';

/** A table while operations change it, one after the other. */
export interface TableDraft {
  /** The table as it is now. */
  csv(): CsvText;
  /** What identifies each row among the others. */
  identities(): readonly Identity[];
  replace(edits: readonly TextEdit[]): void;
  /** The table without cells that wait. */
  settled(): CsvText;
  /** Replaces a cell of the settled table, which is not read again for it: a paste has thousands. */
  replaceCell(key: string, edit: TextEdit): void;
  /** True for a cell that was replaced, and that the settled table still has as it was. */
  isWaiting(key: string): boolean;
  /** All edits so far, of the first text. */
  edits(): TextEdit[];
}

/** `first` is the text of a table without a mistake. */
export function createTableDraft(first: string): TableDraft {
  const pieces = createPieces(first.length);
  const waiting = new Map<string, TextEdit>();
  let text = first;
  let csv: CsvText | undefined;
  let identities: readonly Identity[] | undefined;
  const settled = () => {
    csv ??= readCsvText(text);
    return csv;
  };
  const replace = (edits: readonly TextEdit[]) => {
    if (edits.length === 0) return;
    const sorted = [...edits].sort((one, other) => one.offset - other.offset);
    for (const edit of sorted.toReversed()) pieces.replace(edit);
    text = applyEdits(text, sorted);
    csv = undefined;
    identities = undefined;
  };
  const settle = () => {
    const edits = [...waiting.values()];
    waiting.clear();
    replace(edits);
  };
  return {
    csv() {
      settle();
      return settled();
    },
    identities() {
      settle();
      identities ??= identitiesIn(settled());
      return identities;
    },
    replace(edits) {
      settle();
      replace(edits);
    },
    settled,
    replaceCell: (key, edit) => void waiting.set(key, edit),
    isWaiting: (key) => waiting.has(key),
    edits() {
      settle();
      return pieces
        .edits()
        .filter((edit) => first.slice(edit.offset, edit.offset + edit.length) !== edit.text);
    },
  };
}

/** By its slug, or else by all of it, which is computed when it is asked for. */
function identitiesIn({ table: { header, rows } }: CsvText): Identity[] {
  const slugs = header.findIndex(({ text }) => text === 'slug');
  return rows.map(({ texts }) => {
    const slug = texts[slugs]?.trim();
    return {
      get hash() {
        return hashOf(texts);
      },
      ...(slug && { id: slug }),
    };
  });
}
