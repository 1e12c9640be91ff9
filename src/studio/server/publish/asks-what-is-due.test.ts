import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { asksWhatIsDue } from './asks-what-is-due';

const recipe = (name: string) => readFileSync(`docs/recipes/dates/${name}`, 'utf8');

test.each([
  ['.github/workflows/dates.yml', recipe('dates.yml'), true],
  ['netlify/functions/due.mjs', recipe('functions/due.mjs'), true],
  ['.github/workflows/nightly.yml', 'on:\n  schedule: [{ cron: "0 3 * * *" }]\n', false],
  ['.github/workflows/test.yml', 'on: push\n# npm run due is tested here.\n', false],
  ['netlify/functions/form.mjs', 'export default () => new Response();', false],
  ['README.md', 'Run npm run due.', false],
])('a project with %s', (file, text, isAsked) => {
  const root = temporaryFolder();
  for (const folder of ['.git', 'content', dirname(file)]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, '.git/HEAD'), 'ref: refs/heads/main\n');
  writeFileSync(join(root, file), text);
  expect(asksWhatIsDue(join(root, 'content'))).toBe(isAsked);
});
