import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Problem } from '../../../src/site/problem/problem';
import { filesIn } from '../files-in';
import { fixtureSite } from '../fixture-site';
import { generateSite } from '../generate-site';
import { plainWords } from '../generated/hostile-text';
import { filesOf, randomSite } from '../generated/site-case';
import { randomNumbers } from '../random-edits';
import { besideSlips } from './beside-slips';
import { blockSlips } from './block-slips';
import { foreignSlips } from './foreign-slips';
import { createJudge, encodingOf } from './judge-mistakes';
import { longTextSlips } from './long-text-slips';
import type { Contents, Hand } from './mistakes';
import { objectSlips } from './object-slips';
import { officeSlips } from './office-slips';
import { pictureSlips } from './picture-slips';
import { lineAt, type SlipKind } from './slip';
import { straySlips } from './stray-slips';

const slipKinds: Readonly<Record<string, SlipKind>> = {
  ...objectSlips,
  ...longTextSlips,
  ...blockSlips,
  ...pictureSlips,
  ...straySlips,
  ...foreignSlips,
  ...besideSlips,
};

/** What is left may be a valid text with another meaning, which nobody can recognize. */
const mayBeValid = [
  'a field deleted',
  'a list or an object emptied',
  'a text emptied',
  'a type of another block',
  'a card of another list',
  'a block among cards',
];

const read = (folder: string): Contents =>
  new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), encodingOf(file))]));

function sites(): Contents[] {
  const folder = mkdtempSync(join(tmpdir(), 'slips-'));
  generateSite(folder, 6, 'pictures');
  const distinct = (contents: Contents): Contents =>
    new Map(
      [...contents].map(([file, text]) => {
        let count = 0;
        return [
          file,
          text.replace(
            /"heading": "([^"]*)"/g,
            (_, heading: string) => `"heading": "${heading} ${/\d/.exec(file) ?? ''}${++count}"`,
          ),
        ];
      }),
    );
  const random = fc
    .sample(randomSite, { numRuns: 4, seed: 1 })
    .map(
      (site) =>
        new Map(
          Object.entries(filesOf(site, plainWords)).map(([file, content]) => [
            file,
            typeof content === 'string' ? content : Buffer.from(content).toString(encodingOf(file)),
          ]),
        ),
    );
  return [read(fixtureSite), read(fixtureSite), distinct(read(folder)), ...random];
}

function handOf(contents: Contents, random: () => number): Hand {
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    contents,
    below,
    pick<T>(list: readonly T[]): T {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('There is nothing to choose from.');
      return found;
    },
  };
}

export interface CountedSlips {
  made: number;
  right: number;
  /** The others, with what was said. */
  wrong: readonly string[];
}

/** Makes so many slips on each site, of all kinds in turn, and judges them. */
export function countSlips(count: number, seed: number): CountedSlips {
  const random = randomNumbers(seed);
  const kinds = Object.entries(slipKinds);
  const places = sites().map((contents) => ({ contents, judge: createJudge(contents) }));
  const wrong: string[] = [];
  let made = 0;
  for (let turn = 0; made < count; turn += 1) {
    const [name, make] = kinds[turn % kinds.length] ?? [];
    const { contents, judge } = places[Math.floor(turn / kinds.length) % places.length] ?? {};
    const slip = contents && make?.(handOf(contents, random));
    if (!slip || !judge || name === undefined) continue;
    const { verdict, problems } = judge({ name, ...slip });
    // Some change nothing, or leave another valid text, which nobody can recognize.
    if (verdict === 'same meaning' || (verdict === 'valid' && mayBeValid.includes(name))) continue;
    made += 1;
    if (verdict !== 'one problem at its place')
      wrong.push(`${name}: ${verdict}\n${problems.map(said).join('\n')}`);
  }
  return { made, right: made - wrong.length, wrong };
}

const said = ({ file, line, message }: Problem) => `  ${file}:${line} ${message}`;

/** Judges the slips of the table on the fixture site. */
export function officeResults() {
  const contents = read(fixtureSite);
  const judge = createJudge(contents);
  return officeSlips.map(([name, file, from, to, says]) => {
    const text = contents.get(file) ?? '';
    const start = text.indexOf(from);
    if (start === -1) throw new Error(`${name}: ${file} has no ${from}`);
    const line = lineAt(text, start);
    const lines = { from: line, to: line + Math.max(from.split('\n').length, to.split('\n').length) - 1 };
    const changes = new Map([[file, text.slice(0, start) + to + text.slice(start + from.length)]]);
    return { name, ...judge({ name, changes, at: [{ file, ...lines }], says }) };
  });
}
