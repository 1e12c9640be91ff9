/** Prints how large the code is and how its parts depend on each other: `node scripts/run.mjs tests/house.ts`. */
import { readFileSync, statSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { printTable } from './bench/print-table';
import { edges, findCircles, halfOf, mayImport } from './support/imports';

const written = globSync(['{src,scripts}/**/*.{ts,tsx,mjs}', '!**/*.test.*', '!**/*.gen.ts']);
const lines = written.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n'));
const up = edges.filter((edge) => !mayImport(...edge));
const above = edges.filter(([file, imported]) => !halfOf(file) && halfOf(imported));

const [, glossary = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Glossary\n');
const { scripts }: { scripts: object } = JSON.parse(readFileSync('package.json', 'utf8'));
const size = (document: string): [string, string] => [
  `${document}, KB`,
  (statSync(document).size / 1000).toFixed(1),
];

printTable(
  ['', 'today'],
  [
    ['lines of src and scripts, without tests', String(lines.length)],
    ['files of them', String(written.length)],
    ['imports of the studio from outside', String(above.length)],
    ['imports upward, all', String(up.length)],
    [
      'imports upward, in the client of the studio',
      String(up.filter(([file]) => halfOf(file) === 'client').length),
    ],
    ['circles of imports', String(findCircles().length)],
    ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map(size),
    ['entries of the glossary', String(glossary.match(/^- /gm)?.length ?? 0)],
    ['npm scripts', String(Object.keys(scripts).length)],
  ],
);
