import { expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { isRecord } from '../../../src/site/json/is-record';
import { attacks, matchTime, ownText, sourcePatterns } from '../../bench/pattern-attacks';

/** Characters. What is quadratic takes milliseconds for so many, what is linear some microseconds. */
const few = 2_000;
const suspicious = 0.3;

/** Parts of a pattern that are tried in pairs. */
const breadth = 20;

/** Characters of the longest text of a page, and twice as many. */
const many = [20_000, 40_000] as const;

function schemaPatterns(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isRecord(node) && typeof node.pattern === 'string' ? [node.pattern] : [];
  return [...own, ...Object.values(node).flatMap(schemaPatterns)];
}

/** The best of five: another program on the machine would have to interrupt all of them. */
const best = (pattern: RegExp, text: string) =>
  Math.min(...Array.from({ length: 5 }, () => matchTime(pattern, text)));

function attackAt(pattern: RegExp, length: number, at: number): string {
  let index = 0;
  for (const text of attacks(pattern, length, breadth)) if (index++ === at) return text;
  throw new Error('There is no such attack.');
}

/**
 * In milliseconds for the longest text. What is quadratic takes more: 0.3 ms for a twentieth of it are 120. What is
 * linear takes less even on a busy machine, where a ratio of short times says nothing.
 */
const noticed = 60;

/** How much longer a text takes that is twice as long; 0 if nobody would notice. */
function growth(pattern: RegExp, at: number): number {
  const twice = best(pattern, attackAt(pattern, many[1], at));
  return twice > noticed ? twice / best(pattern, attackAt(pattern, many[0], at)) : 0;
}

const patterns = [
  ...[...sourcePatterns().values()].filter(({ file }) => !ownText.has(file)),
  ...schemaPatterns(schema).map((pattern) => ({ pattern: new RegExp(pattern, 'u'), file: 'the schema' })),
];

/** The first attack that takes a pattern too long. */
function slowAttack(pattern: RegExp): string | undefined {
  let at = 0;
  for (const text of attacks(pattern, few, breadth)) {
    if (matchTime(pattern, text) > suspicious && growth(pattern, at) > 2.5) return text.slice(0, 20);
    at++;
  }
  return undefined;
}

test('a text that is twice as long takes each pattern at most 2.5 times as long', () => {
  expect(patterns.length).toBeGreaterThan(400);
  const slow = patterns.flatMap(({ pattern, file }) => {
    const attack = slowAttack(pattern);
    return attack === undefined ? [] : [`${file} ${pattern} ${JSON.stringify(attack)}`];
  });
  expect(slow).toEqual([]);
}, 60_000);
