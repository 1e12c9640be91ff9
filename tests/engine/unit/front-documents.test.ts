import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

const sectionOf = (heading: string) =>
  contributing.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

test.each([
  ['README.md', 7_000],
  ['CONTRIBUTING.md', 12_000],
  ['CHANGELOG.md', 3_000],
])('%s has at most %i bytes', (file, most) => {
  expect(statSync(file).size).toBeLessThanOrEqual(most);
});

test('the glossary explains at most 25 terms, each once', () => {
  const terms = matches(sectionOf('Glossary'), /\*\*(.+?)\*\*/g);
  expect(terms.length).toBeGreaterThan(0);
  expect(terms.length).toBeLessThanOrEqual(25);
  expect(terms).toEqual([...new Set(terms)]);
});

test('a change takes at most 12 steps from the key to the file', () => {
  const steps = matches(sectionOf('The way of a change'), /^(\d+)\. /gm);
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.length).toBeLessThanOrEqual(12);
});

test('every file and folder of the code that CONTRIBUTING names is there', () => {
  const named = matches(contributing, /`((?:src|scripts)\/[\w./-]+)`/g);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
