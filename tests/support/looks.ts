import { readFileSync } from 'node:fs';
import { lookNames, lookSheet } from '../../src/node/build/bundle/style-sheets';

/** The style sheets of all looks by their names, as they are written. */
export const looks: Readonly<Record<string, string>> = Object.fromEntries(
  lookNames('.').map((look) => [look, readFileSync(`.${lookSheet(look)}`, 'utf8')]),
);
