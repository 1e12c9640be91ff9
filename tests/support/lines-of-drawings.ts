import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as shapes from '../../src/ui/icon-shapes';
import { filesIn } from './files-in';

const controls = Object.values<string>(shapes);

/** Their shapes are several of a drawing in one. */
const isOfControl = (line: string) => controls.some((shape) => shape.includes(line));

/**
 * The lines of all drawings in the documents of an output, and those that a script of it holds, too. Icons of controls
 * are no drawings: scripts show them.
 */
export function linesOfDrawings(outDir: string, documents: readonly string[]) {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const scripts = filesIn(outDir)
    .filter((file) => file.endsWith('.js'))
    .map(read);
  const lines = documents
    .flatMap((file) => read(file).match(/(?<= (?:d|points)=")[^"]{12,}/g) ?? [])
    .filter((line) => !isOfControl(line));
  return {
    lines,
    inScripts: [...new Set(lines)].filter((line) => scripts.some((script) => script.includes(line))),
  };
}
