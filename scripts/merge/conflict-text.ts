import type { MergeConflict } from '../../src/edit/merge/merged';
import { keysOf } from '../../src/site/json/json-path';
import { createLocator } from '../../src/site/json/locate';
import { createDescribePlace } from '../../src/site/problem/describe-place';
import { visible } from '../../src/site/text/wording';

/** In characters, of a list or an object: what both sides have is in git. */
const longest = 300;

/** What has to be decided in a file: each place, what was there before, and what each side says. */
export function conflictText(name: string, text: string, conflicts: readonly MergeConflict[]): string {
  const locator = createLocator(text);
  const describe = createDescribePlace(text);
  const wordsFor = (pointer: string) => {
    const steps = describe(pointer).split(' › ');
    const field = keysOf(pointer).at(-1) ?? '';
    return (/^\d+$/.test(field) || steps.at(-1) === field ? steps : [...steps, field]).join(' › ');
  };
  return conflicts
    .map(({ pointer, message, ...sides }) => {
      const { line, column } = locator.atPointer(pointer);
      const place = pointer === '' ? name : `${name}:${line}:${column} ${wordsFor(pointer)}`;
      const values = pointer === '' ? [] : valueLines(sides);
      return [`${place}: ${message}`, ...values].map(visible).join('\n');
    })
    .join('\n');
}

const valueLines = ({ base, ours, theirs }: Omit<MergeConflict, 'pointer' | 'message'>): string[] => [
  `  before: ${shown(base)}`,
  `  ours:   ${shown(ours)}`,
  `  theirs: ${shown(theirs)}`,
];

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? '(nothing)';
  return typeof value !== 'string' && text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A path as a shell takes it. */
export const inShell = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
