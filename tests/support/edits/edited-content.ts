import { hashOf } from '../../../src/edit/text/identity';
import type { Files } from '../../../src/site/files/files';
import { memoryFiles } from '../../../src/site/files/memory-files';
import type { JournalRecord } from '../../../src/studio/protocol/session/journal-record';
import { createSession, type Session } from '../../../src/studio/protocol/session/session';
import { lateFiles } from '../../../src/studio/server/workspace/written-files';
import { openValid } from '../fixtures';

/** Content in memory that a session edits, with what a disk and a journal would hold. */
export interface EditedContent {
  readonly session: Session;
  /** The written files. */
  texts(): Record<string, string>;
  /** The files with all edits. */
  shown(): Record<string, string>;
  /** Page files that are there now. */
  pages(): string[];
  /** Writes a file as another program would. */
  write(file: string, text: string | undefined): void;
  /** Writes all changes. With `kill` the process ends before or after the files are written. */
  save(kill?: 'before' | 'after'): void;
  /** Ends the session without a word, and begins it again from its journal. */
  restart(): void;
}

export function createEditedContent(): EditedContent {
  const valid = openValid('many-files');
  const disk = new Map(valid.list().map((file) => [file, textOf(valid, file)]));
  const lines: string[] = [];
  const open = (): Files => memoryFiles(Object.fromEntries(disk));
  let files = open();
  const base = lateFiles(() => files);
  const begin = () =>
    createSession(
      base,
      lines.map((line): JournalRecord => JSON.parse(line)),
      (record) => lines.push(JSON.stringify(record)),
      (file) => hashIn(disk, file),
      () => undefined,
    );
  let session = begin();
  return {
    get session() {
      return session;
    },
    texts: () => Object.fromEntries(disk),
    shown: () =>
      Object.fromEntries(
        session.pending.files.list().map((file) => [file, textOf(session.pending.files, file)]),
      ),
    pages: () =>
      session.pending.files.list().filter((file) => file.startsWith('pages/') && file.endsWith('.json')),
    write(file, text) {
      if (text === undefined) disk.delete(file);
      else disk.set(file, text);
      files = open();
      session.rebase();
    },
    save(kill) {
      const changes = session.pending.changes();
      const after = new Map(disk);
      for (const { from, to, text } of changes) {
        if (from !== undefined && from !== to) after.delete(from);
        if (to !== undefined) after.set(to, text ?? disk.get(from ?? '') ?? '');
      }
      const touched = changes.flatMap(({ from, to }) => [from, to].filter((file) => file !== undefined));
      const held = new Set(session.pending.waiting().map(({ number }) => number));
      session.saving(held, Object.fromEntries(touched.map((file) => [file, hashIn(after, file)])));
      if (kill !== 'before') {
        disk.clear();
        for (const [file, text] of after) disk.set(file, text);
        files = open();
      }
      if (kill) session = begin();
      else session.saved(held);
    },
    restart() {
      session = begin();
    },
  };
}

const hashIn = (texts: ReadonlyMap<string, string>, file: string) => {
  const text = texts.get(file);
  return text === undefined ? null : hashOf(text);
};

const textOf = (files: Files, file: string): string =>
  file.endsWith('.json') ? files.read(file) : new TextDecoder().decode(files.head(file));
