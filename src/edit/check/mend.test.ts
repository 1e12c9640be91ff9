import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtures, openInvalid } from '../../../tests/support/fixtures';
import { loadSite } from '../../../tests/support/load-site';
import { applyTransaction, isUnfit } from '../apply-transaction';
import { overlayFiles } from '../overlay-files';
import { readJsonText } from '../text/json-text';
import { mendOf } from './mend';
import { mendAll } from './mend-all';

const folders = readdirSync(join(fixtures, 'invalid'));

/** The id that is mended was never that of the links to it: they are the next mistake. */
const another = 'id-with-space';

const cases = folders.flatMap((folder) => {
  const files = openInvalid(folder);
  const { problems } = loadSite(files);
  const { operations, findings } = mendAll(files, problems);
  return operations.length > 0 ? [{ folder, files, problems, operations, findings }] : [];
});

describe('what a message names without doubt is mended', () => {
  test('in as many fixtures as have such messages', () => {
    expect(cases.length).toBeGreaterThan(30);
  });

  test.each(cases)('$folder', ({ folder, files, problems, operations, findings }) => {
    const applied = applyTransaction(files, { name: 'Test', operations });
    if (isUnfit(applied)) throw new Error(applied.conflicts.map(({ message }) => message).join('\n'));
    const after = overlayFiles(files);
    after.show(applied.changes);
    const left = loadSite(after).problems.map(({ message }) => message);
    const gone = new Set(findings.map(({ message }) => message));
    expect(left.filter((message) => gone.has(message))).toEqual([]);
    if (folder !== another) expect(left.length).toBeLessThan(problems.length);
  });
});

test.each([
  ['two ways', 'X.', 'Write "/contact". If the new path is meant, change the other places.'],
  ['nothing', 'There is no page /contcat.', 'Link to the path of a page.'],
  ['a guess', 'There is no page /contcat. Did you mean "/content-and-more"?', undefined],
  [
    'one of two alike',
    '"path" can\'t be "/contcat". Did you mean "/contact"?',
    'Allowed: /contact, /contcats.',
  ],
])('a message that names %s is not followed', (_, message, help) => {
  const json = readJsonText('{ "path": "/contcat" }');
  if (!json) throw new Error('This is JSON.');
  expect(mendOf({ file: 'pages/home.json', pointer: '/path', message, help }, json)).toBe(undefined);
});
