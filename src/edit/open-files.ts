import { contentPlan } from '../site/collections/content-plan';
import { readCsvFile } from '../site/collections/csv-rows';
import { isTable, readContent } from '../site/csv/content-value';
import { foldersAbove } from '../site/files/file-path';
import { type Files, markLength } from '../site/files/files';
import type { Finding } from '../site/problem/finding';
import { readDocument } from '../site/read/read-document';
import { type ContentDraft, isTableDraft } from './csv/content-draft';
import { createTableDraft } from './csv/table-draft';
import type { ExactEdits, TextEdit } from './operation';
import type { FileChange } from './overlay-files';
import { createDraft, type Draft } from './text/draft';
import { hashOf } from './text/identity';
import { applyEdits, inverseEdits } from './text/pieces';

/** A file that a transaction has touched. */
export interface OpenFile {
  /** Its path before; missing for a new file. */
  from: string | undefined;
  /** Its text before its values were changed; read when it is asked for. */
  text(): string;
  draft?: ContentDraft;
  /** Edits of its text that count instead of those of the draft. */
  exact?: readonly TextEdit[];
}

/** The files of a content folder while a transaction is applied to them, in memory. */
export interface OpenFiles {
  /** Undefined if there is no such file now. */
  get(path: string): OpenFile | undefined;
  /** The file above a path, or a file below it: nothing can be at the path then. */
  inTheWay(path: string): string | undefined;
  /** The values of a file; findings if it has mistakes that hide them, or must not be read. */
  draft(path: string, file: OpenFile): ContentDraft | readonly Finding[];
  /** Makes a file be at a path, or nothing. */
  put(path: string, file: OpenFile | undefined): void;
  changes(): FileChange[];
  /** The edits of every file with edited values, by its path before. */
  edits(): { file: string; edits: readonly TextEdit[] }[];
  /** The edits that restore the files, by their paths afterwards. */
  exact(): ExactEdits[];
}

export const isDraft = (found: ContentDraft | readonly Finding[]): found is ContentDraft => 'edits' in found;

/** Files whose JSON stays parsed at a time: a change of all pages would need a gigabyte. */
const mostParsed = 4;

export function createOpenFiles(files: Files): OpenFiles {
  const known = new Set(files.list());
  /** By path now; undefined where a file was. */
  const open = new Map<string, OpenFile | undefined>();
  /** That have or had a file; collected when they are asked for. */
  let folders: Set<string> | undefined;
  const parsed = new Set<Draft>();
  const keepParsed = (draft: ContentDraft) => {
    if (isTableDraft(draft)) return draft;
    if (parsed.size === mostParsed && !parsed.has(draft)) {
      for (const other of parsed) other.rest();
      parsed.clear();
    }
    parsed.add(draft);
    return draft;
  };
  /** A definition of this transaction counts from the next one on. */
  const planOf = (path: string) => contentPlan(path, (definition) => readContent(files, definition));
  const edited = () =>
    [...open].flatMap(([path, file]) => {
      const edits = file && editsOf(file);
      return file && edits && edits.length > 0 ? [{ path, file, edits }] : [];
    });
  return {
    get(path) {
      if (!open.has(path) && known.has(path) && !files.link(path))
        open.set(path, { from: path, text: once(() => files.read(path)) });
      return open.get(path);
    },
    inTheWay(path) {
      const isThere = (file: string) => (open.has(file) ? open.get(file) !== undefined : known.has(file));
      folders ??= new Set([...known, ...open.keys()].flatMap(foldersAbove));
      const above = foldersAbove(path).find(isThere);
      if (above !== undefined || !folders.has(path)) return above;
      return [...known, ...open.keys()].find((file) => file.startsWith(`${path}/`) && isThere(file));
    },
    draft(path, file) {
      if (file.draft) return keepParsed(file.draft);
      const read = { ...files, read: file.text };
      const { findings } = isTable(path) ? readCsvFile(read, path) : readDocument(read, path);
      if (findings.length > 0) return findings;
      const text = file.text();
      file.draft = isTable(path)
        ? createTableDraft(text)
        : createDraft(path, text.slice(markLength(text)), planOf(path));
      return keepParsed(file.draft);
    },
    put(path, file) {
      open.set(path, file);
      for (const folder of foldersAbove(path)) folders?.add(folder);
    },
    changes() {
      const kept = new Set([...open.values()].map((file) => file?.from));
      const isRemoved = (path: string) => known.has(path) && !kept.has(path);
      const changes = [...open].flatMap(([to, file]): FileChange[] => {
        if (!file) return [];
        const isReplaced = file.from === undefined && isRemoved(to);
        return isReplaced ? [{ from: to, to, text: textOf(file), was: files.read(to) }] : changeOf(to, file);
      });
      const replaced = new Set(changes.map(({ from }) => from));
      const removed = [...open.keys()].filter((path) => isRemoved(path) && !replaced.has(path));
      return [...changes, ...removed.map((from) => ({ from, was: files.read(from) }))];
    },
    edits: () =>
      edited().flatMap(({ file, edits }) => (file.from === undefined ? [] : [{ file: file.from, edits }])),
    exact: () =>
      edited().flatMap(({ path, file, edits }) =>
        file.from === undefined
          ? []
          : [{ file: path, of: hashOf(textOf(file)), edits: inverseEdits(file.text(), edits) }],
      ),
  };
}

/** The text of a file as it is now. */
export const textOf = (file: OpenFile): string => applyEdits(file.text(), editsOf(file));

function changeOf(to: string, file: OpenFile): FileChange[] {
  const { from, text } = file;
  const edits = editsOf(file);
  if (from === undefined) return [{ to, text: applyEdits(text(), edits) }];
  if (edits.length > 0) return [{ from, to, text: applyEdits(text(), edits), was: text() }];
  return from === to ? [] : [{ from, to }];
}

function editsOf({ draft, exact, text }: OpenFile): readonly TextEdit[] {
  if (exact || !draft) return exact ?? [];
  const mark = isTableDraft(draft) ? 0 : markLength(text());
  return draft.edits().map((edit) => ({ ...edit, offset: edit.offset + mark }));
}

function once(read: () => string): () => string {
  let text: string | undefined;
  return () => {
    text ??= read();
    return text;
  };
}
