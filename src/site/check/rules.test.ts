import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { filesIn } from '../../../tests/support/files-in';
import { fixtures } from '../../../tests/support/fixtures';
import { rules } from './rules';

const source = join(import.meta.dirname, '../..');
const ids = rules.map(({ id }) => id).sort();

/** Rules that no folder of files in memory can break. */
const withoutFixture: Readonly<Record<string, string>> = {
  'image-large': 'The file would weigh megabytes: image-large.test.ts makes it.',
  'image-pixels': 'image-large.test.ts makes the file too.',
  'refused-file': 'Needs links on a disk: tests/engine/commands/hostile-input.test.ts makes them.',
  'vanished-path': 'Needs two revisions: tests/engine/commands/since.test.ts makes them.',
};

describe('the list of rules', () => {
  it('has every rule, each in a file of its id, and nothing else can report', () => {
    const files = filesIn(source).filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !file.includes('.test.') &&
        /severity: '(error|warning)',/.test(readFileSync(join(source, file), 'utf8')),
    );
    expect(files.map((file) => basename(file, '.ts')).sort()).toEqual(ids);
  });

  it('has every id that a fixture expects, and every rule has a fixture', () => {
    const expected = readdirSync(join(fixtures, 'invalid')).flatMap((folder) => {
      const text = readFileSync(join(fixtures, 'invalid', folder, 'expected.txt'), 'utf8');
      return [...text.matchAll(/^\S.*? (?:error|warning) ([a-z-]+) /gm)].map(([, id = '']) => id);
    });
    expect([...new Set([...expected, ...Object.keys(withoutFixture)])].sort()).toEqual(ids);
  });
});

const messages = rules.flatMap(({ id, messages }) =>
  Object.entries(messages).map(([name, message]) => [`${id}: ${name}`, message] as const),
);

test.each(messages)('the example of %s is sentences', (_name, { message, help, example }) => {
  const texts = [message(...example), help(...example) ?? ''];
  expect(texts[0]).toMatch(/[.?]$/);
  for (const text of texts) expect(text).not.toMatch(/undefined|\[object|NaN/);
});
