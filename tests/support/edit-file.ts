import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces text that occurs once; returns what puts the file back as it was. */
export function editFile(file: string, from: string, to: string): () => void {
  const before = readFileSync(file, 'utf8');
  if (before.split(from).length !== 2) throw new Error(`${file} does not have "${from}" once.`);
  writeFileSync(file, before.replace(from, to));
  return () => writeFileSync(file, before);
}
