import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { now, type Write } from './write-at';

process.on('message', ({ file, pattern, value, isInPlace, readAt, writeAt }: Write) => {
  until(readAt);
  const read = readWhole(file);
  const text = read.replace(pattern, value);
  until(writeAt);
  if (isInPlace) writeFileSync(file, text);
  else {
    writeFileSync(`${file}~`, text);
    renameSync(`${file}~`, file);
  }
  process.send?.(read);
});

function until(moment: number): void {
  while (now() < moment);
}

/** A file can be missing for a moment. */
function readWhole(file: string): string {
  for (let attempt = 0; attempt < 10_000; attempt++)
    try {
      const text = readFileSync(file, 'utf8');
      if (text !== '') return text;
    } catch {}
  throw new Error(`There is no ${file}.`);
}
