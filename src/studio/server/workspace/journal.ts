import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { appendWhole, writeWhole } from '../../../node/base/disk/write-whole';
import { isRecord } from '../../../site/json/is-record';
import { parseText } from '../../../site/json/read-json';
import { counted } from '../../../site/text/wording';
import { isJournalRecord, type JournalRecord } from '../../protocol/session/journal-record';
import { type MadeBy, restore, shortened } from '../../protocol/session/restore';

/** The format of the lines below the first, which names it. Another format is never parsed. */
const format = 1;

/** Every change of content that is being edited, one line each, kept before it counts. */
export interface Journal {
  records: readonly JournalRecord[];
  add(record: JournalRecord): void;
  /** Returns when the disk has everything, also after a loss of power. */
  sync(): void;
  close(): void;
}

/**
 * Opens the journal of a folder in its shortest form. `hashOf` is that of a file of the content, or null. `plans` knows
 * what plans have written, and may forget one when the journal has it.
 */
export function openJournal(
  path: string,
  hashOf: (file: string) => string | null,
  plans: { madeBy: MadeBy; forget(id: string): void },
): Journal {
  mkdirSync(dirname(path), { recursive: true });
  const found = existsSync(path) ? readRecords(path) : [];
  const records = shortened(found, restore(found, hashOf, plans.madeBy));
  writeWhole(path, [{ format }, ...records].map(lineOf).join(''), { flush: true });
  const last = found.findLast((record) => record.type === 'saving');
  if (last?.id !== undefined) plans.forget(last.id);
  const file = openSync(path, 'a');
  let isOpen = true;
  return {
    records,
    add: (record) => appendWhole(file, lineOf(record)),
    sync: () => fsyncSync(file),
    close() {
      if (isOpen) closeSync(file);
      isOpen = false;
    },
  };
}

const lineOf = (record: JournalRecord | { format: number }) => `${JSON.stringify(record)}\n`;

/** Of a file that is damaged, the rest is better than nothing. A whole last line counts, also without its end. */
function readRecords(path: string): JournalRecord[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  const kept = `${path}.${Date.now()}`;
  const first = parseText(lines[0] ?? '');
  if (isRecord(first) && first.format !== format) {
    renameSync(path, kept);
    console.error(
      `The studio's journal has ${first.format === undefined ? 'no format' : `the format ${JSON.stringify(first.format)}`}, and this version reads format ${format}. It is kept as ${kept}: what was not saved is only there.`,
    );
    return [];
  }
  const rest = isRecord(first) ? lines.slice(1) : lines;
  const records = rest.map(parseText).filter(isJournalRecord);
  const damaged = rest.length - records.length;
  if (damaged > 0) {
    copyFileSync(path, kept);
    console.error(
      `${counted(damaged, 'lines')} of the studio's journal can't be read, such as after a loss of power: a change may be missing. The damaged journal is kept as ${kept}.`,
    );
  }
  return records;
}
