import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FixContext } from './fix-values';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>';
const photo = readFileSync(join(import.meta.dirname, '../../fixtures/valid/many-files/images/office.png'));

/** The files of all pictures that some content names. */
export const picturesOf = ({ images }: FixContext): Record<string, string | Uint8Array> =>
  Object.fromEntries([...images].map((file) => [file, file.endsWith('.svg') ? drawing : photo]));
