import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandArgs } from '../../../scripts/support/run-process';
import { runMeasured } from '../../bench/measure';
import { hostilePages } from '../../support/hostile-pages';
import { temporarySite } from '../../support/temporary-site';

/** Peak memory of the whole command in MB. Valid content takes about 110; 5 MB of brackets are a million objects. */
const most = 640;

/** Two pages with one path, title, description or heading would be a mistake of their own. */
const own = (content: string | Uint8Array, index: number) =>
  typeof content === 'string'
    ? content
        .replace('/hostile', `/hostile-${index}`)
        .replace('A page', `Page ${index}`)
        .replace('page is', `page, ${index}, is`)
        .replace('"Hostile"', `"Hostile ${index}"`)
    : content;

test(`hostile files end validate with 1, one message each, no trace and less than ${most} MB`, async () => {
  const folder = temporarySite();
  for (const [index, [, content]] of hostilePages.entries())
    writeFileSync(join(folder, `pages/hostile-${index}.json`), own(content, index));
  const { code, stdout, stderr, usage } = await runMeasured(commandArgs('validate', '--content', folder));
  // What takes long says that it is at work.
  expect(stderr.replace('Checking the content …\n', '')).toBe('');
  expect(stdout).toContain(`\n${hostilePages.length} errors, `);
  const all = await runMeasured(commandArgs('validate', '--all', '--content', folder));
  for (const index of hostilePages.keys())
    expect(all.stdout.split(`pages/hostile-${index}.json:`)).toHaveLength(2);
  expect(code).toBe(1);
  expect(usage.memory).toBeLessThan(most);
});
