import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './files-in';

/** The lines of all drawings in the documents of an output, and those that a script of it holds, too. */
export function linesOfDrawings(outDir: string, documents: readonly string[]) {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const scripts = filesIn(outDir)
    .filter((file) => file.endsWith('.js'))
    .map(read);
  const lines = documents.flatMap((file) => read(file).match(/(?<= (?:d|points)=")[^"]{12,}/g) ?? []);
  return {
    lines,
    held: [...new Set(lines)].filter((line) => scripts.some((script) => script.includes(line))),
  };
}
