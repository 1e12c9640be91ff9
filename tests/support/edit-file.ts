import { readFileSync, writeFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';

/** Replaces text that occurs once until the test is over; returns what puts the file back earlier. */
export function editFile(file: string, from: string, to: string): () => void {
  const before = readFileSync(file, 'utf8');
  if (before.split(from).length !== 2) throw new Error(`${file} does not have "${from}" once.`);
  const undo = () => {
    if (readFileSync(file, 'utf8') !== before) writeFileSync(file, before);
  };
  onTestFinished(undo);
  writeFileSync(file, before.replace(from, to));
  return undo;
}
