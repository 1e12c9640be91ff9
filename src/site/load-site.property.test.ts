import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fixtures } from '../../tests/support/fixtures';
import { loadSite } from '../../tests/support/load-site';
import { timesOf } from '../../tests/support/variations';
import { normalizeText } from './files/files';
import { memoryFiles } from './files/memory-files';
import { isRecord } from './json/is-record';
import { memberOf } from './json/value-at';
import { formatProblems } from './problem/format-problem';
import { resolvePage } from './resolve/resolve-page';

// A busy machine is not a failure.
vi.setConfig({ testTimeout: 60_000 });

const text = readFileSync(join(fixtures, 'valid/one-file/site.json'), 'utf8');

/** Any content gets a result, and every position lies within the file. */
function expectAnswer(content: string) {
  const { problems, site } = loadSite(memoryFiles({ 'site.json': content }));
  const lines = normalizeText(content).split('\n');
  for (const { line, column, endLine, endColumn, message } of problems) {
    expect(message).not.toMatch(/undefined|\[object/);
    expect(lines[line - 1]?.length).toBeGreaterThanOrEqual(column - 1);
    expect(endLine > line || (endLine === line && endColumn > column)).toBe(true);
  }
  expect(site === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
  expect(formatProblems(problems, () => content)).toContain('warning');
  for (const page of site?.pages ?? []) resolvePage(site ?? fail(), page);
  return problems;
}

function fail(): never {
  throw new Error('unreachable');
}

test('a text that is cut or has characters inserted never causes a crash', () => {
  const edit = fc.record({
    at: fc.nat(text.length),
    cut: fc.nat(40),
    put: fc.string({ unit: 'binary', maxLength: 4 }),
  });
  fc.assert(
    fc.property(edit, ({ at, cut, put }) => {
      expectAnswer(text.slice(0, at) + put + text.slice(at + cut));
    }),
    { numRuns: timesOf(400) },
  );
});

test('any JSON in the place of any value never causes a crash', () => {
  const places = pathsOf(JSON.parse(text));
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue(), ({ keys }, value) => {
      expectAnswer(JSON.stringify(replaced(JSON.parse(text), keys, value), null, 2));
    }),
    { numRuns: timesOf(400) },
  );
});

test('a value that has no text, in any place and in a field of any object, never causes a crash', () => {
  const value = { toString: '', valueOf: '' };
  const keep = (content: unknown) => expectAnswer(JSON.stringify(content, null, 2));
  for (const { keys } of pathsOf(JSON.parse(text))) {
    for (const put of [value, [value], { other: value }]) keep(replaced(JSON.parse(text), keys, put));
    for (const key of ['kind', 'typ', 'type', 'heading']) {
      const holder = keys.map(String).reduce(memberOf, JSON.parse(text));
      if (isRecord(holder)) keep(replaced(JSON.parse(text), keys, { ...holder, [key]: value }));
    }
  }
});

test('a removed or misspelt field is at most one schema error', () => {
  const places = pathsOf(JSON.parse(text)).filter(({ keys }) => typeof keys.at(-1) === 'string');
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.boolean(), ({ keys }, misspell) => {
      const copy: unknown = JSON.parse(text);
      const parent = keys.slice(0, -1).map(String).reduce(memberOf, copy);
      const key = String(keys.at(-1));
      if (!isRecord(parent)) return;
      if (misspell) parent[`${key}e`] = parent[key];
      delete parent[key];
      const found = expectAnswer(JSON.stringify(copy)).filter(({ id }) => id === 'schema');
      expect(found.length).toBeLessThanOrEqual(1);
      if (misspell && keys[0] !== 'logos') expect(found).toHaveLength(1);
    }),
    { numRuns: timesOf(300) },
  );
});

interface FieldPlace {
  keys: readonly (string | number)[];
}

function pathsOf(value: unknown, keys: FieldPlace['keys'] = []): FieldPlace[] {
  const children = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [{ keys }, ...children.flatMap(([key, child]) => pathsOf(child, [...keys, key]))];
}

function replaced(value: unknown, [key, ...others]: FieldPlace['keys'], by: unknown): unknown {
  if (key === undefined) return by;
  const child = replaced(memberOf(value, String(key)), others, by);
  return Array.isArray(value)
    ? value.with(Number(key), child)
    : { ...(isRecord(value) ? value : {}), [key]: child };
}
