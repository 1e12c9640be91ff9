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
  'file-large': 'The file would weigh megabytes: file-large.test.ts says it has.',
  'file-too-large': 'file-large.test.ts, too.',
  'image-large': 'The file would weigh megabytes: image-large.test.ts makes it.',
  'image-pixels': 'image-large.test.ts makes the file too.',
  migration: 'Needs a migration: src/site/read/plan-migration.test.ts has some.',
  'refused-file': 'Needs links on a disk: tests/engine/full/hostile-input.test.ts makes them.',
  'tracked-change': 'Needs git: tests/engine/commands/tracked-change.test.ts asks it.',
  'undrawn-letters': 'Needs fonts: src/node/build/link-pictures/undrawn-letters.test.ts opens them.',
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

test.each(messages)('the example of %s is a sentence, and its help another', (_name, message) => {
  for (const text of [message.message(...message.example), message.help(...message.example)]) {
    expect(text).toMatch(/\S/);
    expect(text).not.toMatch(/undefined|\[object|NaN/);
  }
});

/** Their messages are worded where the mistake is found, so an example could become outdated. */
test.each(['schema', 'syntax'])('the example of %s is a message of a fixture', (id) => {
  const { found } = rules.find((rule) => rule.id === id)?.messages ?? {};
  const [message, help] = found?.example ?? [];
  const expected = readdirSync(join(fixtures, 'invalid')).map((folder) =>
    readFileSync(join(fixtures, 'invalid', folder, 'expected.txt'), 'utf8'),
  );
  expect(expected.some((text) => text.includes(`${id} ${message}\n  ${help}\n`))).toBe(true);
});
