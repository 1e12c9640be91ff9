import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtures } from '../../../../tests/support/fixtures';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { isUnfit } from '../../../edit/apply-transaction';
import { validators } from '../../../node/base/content/compiled-validators';
import { hashOrNull } from '../../../node/base/write/hash-on-disk';
import type { JournalRecord } from '../../protocol/session/journal-record';
import { createLiveCheck } from '../../protocol/session/live-check';
import { createSession } from '../../protocol/session/session';
import { createPendingWriter } from './save-pending';
import { writtenFiles } from './written-files';

const file = 'pages/home.json';
const added = { type: 'cta', heading: 'Added', actions: [{ label: 'Home', href: '/' }] };

/** Files that are written, and a journal that may take no line of some types. */
function editedFolder() {
  const folder = temporaryFolder();
  cpSync(join(fixtures, 'valid/many-files'), folder, { recursive: true });
  const base = writtenFiles(folder);
  const refused = new Set<string>();
  const lines: JournalRecord[] = [];
  const begin = () =>
    createSession(
      base,
      lines,
      (line) => {
        if (refused.has(line.type)) throw new Error('ENOSPC: no space left on device, write');
        lines.push(line);
      },
      (path) => hashOrNull(folder, path),
      () => undefined,
    );
  const session = begin();
  const check = createLiveCheck(session.pending.files, session.pending.changes, validators);
  const count = (text: string) => text.split('"Added"').length - 1;
  return {
    session,
    writer: createPendingWriter({ folder, base, session, check }),
    refused,
    shown: (of = session) => count(of.pending.files.read(file)),
    written: () => count(readFileSync(join(folder, file), 'utf8')),
    begin,
    add() {
      const operations = [{ op: 'insert', file, at: '/blocks/1', value: added } as const];
      const made = session.apply({ name: 'Add', operations });
      if (!isUnfit(made)) check.changed(made.changes);
    },
    retitle: () =>
      session.apply({
        name: 'Edit',
        operations: [{ op: 'set', file, at: '/title', value: 'Changed since' }],
      }),
  };
}

test('a disk that gets full after the files were written doubles nothing, and loses nothing', () => {
  const { session, writer, refused, shown, written, begin, add, retitle } = editedFolder();
  add();
  refused.add('saved');
  expect(writer.write).toThrow('ENOSPC');
  expect([written(), writer.isHalfDone()]).toEqual([1, true]);
  refused.add('change');
  expect(retitle).toThrow('ENOSPC');
  refused.delete('change');
  retitle();
  expect(shown()).toBe(1);
  const killed = begin();
  expect([shown(killed), killed.pending.numbers()]).toEqual([1, session.pending.numbers().slice(1)]);
  expect(writer.complete).toThrow('ENOSPC');
  refused.clear();
  expect([writer.complete(), writer.isHalfDone(), shown()]).toEqual([true, false, 1]);
  writer.write();
  expect([written(), shown(), session.pending.numbers()]).toEqual([1, 1, []]);
  expect(session.pending.files.read(file)).toContain('Changed since');
});
