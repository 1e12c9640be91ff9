import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { Problem } from '../../../src/site/problem/problem';
import { sarifReport } from '../../../src/site/problem/report';
import { editFile } from '../../support/edit-file';
import { runProjectCommand } from '../../support/run-project-command';
import { temporarySite } from '../../support/temporary-site';

/**
 * Draft 4 writes `id` where later drafts write `$id`; of what else changed since, this schema uses nothing.
 * So the dialect that ajv knows reads it, once neither is named.
 */
const {
  $schema: dialect,
  id,
  ...schema
} = JSON.parse(readFileSync('tests/fixtures/sarif/sarif-schema-2.1.0.json', 'utf8'));
const isUri = (text: string) => URL.canParse(text);
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: {
    uri: isUri,
    'uri-reference': (text) => isUri(new URL(text, 'https://site.example/').href) && !/[\s\\]/.test(text),
    'date-time': true,
  },
});
const validate = ajv.compile(schema);

function expectSarif(text: string) {
  const log = JSON.parse(text);
  validate(log);
  expect(validate.errors ?? []).toEqual([]);
  return log.runs[0];
}

const problem: Problem = {
  id: 'broken-link',
  severity: 'error',
  file: 'content/pages/a.json',
  line: 3,
  column: 5,
  endLine: 3,
  endColumn: 9,
  pointer: '/blocks/0',
  message: 'There is no page /x.',
};

test('the schema is the official one', () => {
  expect(dialect).toBe('http://json-schema.org/draft-04/schema#');
  expect(id).toBe(
    'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
  );
  expect(validate({ version: '2.1.0', runs: [{ results: [] }] })).toBe(false);
});

test('errors and warnings are results of SARIF 2.1.0 with their places in UTF-16 code units', async () => {
  const folder = temporarySite();
  editFile(
    join(folder, 'pages/contact.json'),
    '"heading": "Contact"',
    '"heading": "💡", "headin": "Contact"',
  );
  const { code, stdout } = await runProjectCommand('validate', ['--format', 'sarif', '--content', folder]);
  const run = expectSarif(stdout);
  expect(run.columnKind).toBe('utf16CodeUnits');
  const levels = run.results.map(({ level }: { level: string }) => level);
  expect([...new Set(levels)].sort()).toEqual(['error', 'warning']);
  const error = run.results[levels.indexOf('error')];
  expect(error).toMatchObject({
    ruleId: 'schema',
    message: { text: expect.stringContaining('"headin" is not a field of this hero block.') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: expect.stringMatching(/^\.\..*\/pages\/contact\.json$/) },
          region: { startLine: 8, startColumn: 24, endLine: 8, endColumn: 32 },
        },
      },
    ],
  });
  expect(run.tool.driver.rules[error.ruleIndex].id).toBe('schema');
  expect(code).toBe(1);
});

test('content without a problem is a run without results', () => {
  expect(expectSarif(sarifReport([])).results).toEqual([]);
});

test('a fix that a message names is a fix of SARIF', () => {
  const region = { line: 3, column: 5, endLine: 3, endColumn: 9 };
  const fix = { operation: {}, edits: [{ ...region, text: '"/y"' }] };
  const { results } = expectSarif(sarifReport([{ ...problem, fix }]));
  expect(results[0].fixes).toEqual([
    {
      artifactChanges: [
        {
          artifactLocation: { uri: 'content/pages/a.json' },
          replacements: [
            {
              deletedRegion: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 9 },
              insertedContent: { text: '"/y"' },
            },
          ],
        },
      ],
    },
  ]);
});

test.each([
  ['content/pages/über uns.json', 'content/pages/%C3%BCber%20uns.json'],
  ['pages/a#b?c%d.json', 'pages/a%23b%3Fc%25d.json'],
  ['a:b.json', 'a%3Ab.json'],
  ['../content/site.json', '../content/site.json'],
])('the file %s is a relative address', (file, uri) => {
  const { results } = expectSarif(sarifReport([{ ...problem, file, severity: 'warning' }]));
  expect(results).toMatchObject([
    { level: 'warning', locations: [{ physicalLocation: { artifactLocation: { uri } } }] },
  ]);
});
