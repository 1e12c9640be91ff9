import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { isConflict } from '../../../src/edit/conflict';
import { editText } from '../../../src/edit/text/edit-text';
import { filesOf, randomSite } from '../generated/site-case';
import { randomNumbers } from '../random-edits';
import { editAtRandom } from './check-edits';
import { pickFrom } from './random-operations';

export interface Text {
  file: string;
  text: string;
}

/** The content files of a folder. */
export const textsOf = (folder: string): Text[] =>
  globSync('**/*.json', { cwd: folder }).map((file) => ({
    file,
    text: readFileSync(join(folder, file), 'utf8'),
  }));

/** The content files of random sites, laid out as the formatter does. */
export const randomTexts = (seed: number, sites: number): Text[] =>
  fc.sample(randomSite, { seed, numRuns: sites }).flatMap((site) =>
    Object.entries(filesOf(site)).flatMap(([file, content]) => {
      if (typeof content !== 'string' || !file.endsWith('.json')) return [];
      const written = editText(file, '{}\n', [{ op: 'set', file, at: '', value: JSON.parse(content) }]);
      return isConflict(written) ? [] : [{ file, text: written.text }];
    }),
  );

/** How other programs write JSON. */
const styles: ((text: string) => string)[] = [
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\uFEFF${text}`,
  (text) => text.replace(/^( {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2)),
  (text) => text.trimEnd(),
  (text) => JSON.stringify(JSON.parse(text)),
  (text) => JSON.stringify(JSON.parse(text), null, 4),
];

/** Makes random edits of random texts and checks them. Gives those results that the formatter has to find right. */
export function editTexts(texts: readonly Text[], seed: number, sequences: number): Text[] {
  const results: Text[] = [];
  for (let index = 0; index < sequences; index++) {
    const random = randomNumbers(seed + index);
    const { file, text } = pickFrom(random, texts);
    try {
      if (random() < 0.3) editAtRandom(random, file, pickFrom(random, styles)(text), 4);
      else results.push({ file, text: editAtRandom(random, file, text, 4) });
    } catch (error) {
      throw new Error(`Seed ${seed + index}, ${file}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  return results;
}

/** What the project's formatter would change in texts; '' if it is nothing. */
export function formatterFindings(texts: readonly Text[], folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, { text }] of texts.entries()) writeFileSync(join(folder, `${index}.json`), text);
  const { formatter, json } = JSON.parse(readFileSync('biome.json', 'utf8'));
  const maxSize = { maxSize: 5_000_000 };
  writeFileSync(
    join(folder, 'biome.json'),
    `${JSON.stringify({ root: true, formatter, json, files: maxSize }, null, 2)}\n`,
  );
  try {
    execFileSync('node_modules/.bin/biome', ['format', `--config-path=${folder}`, folder], { stdio: 'pipe' });
    return '';
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr).slice(0, 4000) : String(error);
  }
}
