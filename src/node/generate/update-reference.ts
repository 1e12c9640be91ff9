import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeReference } from './reference';

export const referenceFile = 'docs/reference.md';

/** Line endings are a matter of the checkout. */
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');

const referenceOf = (root: string) => writeReference(JSON.parse(read(root, 'site.schema.json')));

/** Whether the committed reference belongs to the committed schema. */
export function isReferenceFresh(root: string): boolean {
  return existsSync(join(root, referenceFile)) && read(root, referenceFile) === referenceOf(root);
}

/** Writes the reference when it is not fresh. Tells whether it did. */
export function updateReference(root: string): boolean {
  if (isReferenceFresh(root)) return false;
  writeFileSync(join(root, referenceFile), referenceOf(root));
  return true;
}
