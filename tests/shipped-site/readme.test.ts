import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from '../support/edit-file';
import { runCommandHere } from '../support/run-command-here';
import { temporaryFolder } from '../support/temporary-site';

const readme = readFileSync('README.md', 'utf8');

function sample(pattern: RegExp): string {
  const [, text] = pattern.exec(readme) ?? [];
  if (text === undefined) throw new Error(`README.md does not match ${pattern}.`);
  return text;
}

function copyContent(): string {
  const content = join(temporaryFolder(), 'content');
  cpSync('content', content, { recursive: true });
  return content;
}

test('the message in README is what the program prints', async () => {
  const content = copyContent();
  editFile(join(content, 'pages/brands/cisco.json'), '"heading": "Cisco n', '"headin": "Cisco n');
  const { stdout } = await runCommandHere('validate', ['--content', content]);
  const message = sample(/```\n(content\/pages\/brands\/cisco.*?)\n```/s);
  expect(stdout.replaceAll(relative(process.cwd(), content), 'content')).toContain(`${message}\n`);
});

test('the page in README is valid', async () => {
  const content = copyContent();
  const file = join(content, sample(/such as `content\/(.*?)`:\n/));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sample(/```json\n(.*?)```/s));
  const { code, stdout } = await runCommandHere('validate', ['--content', content, '--format', 'json']);
  expect(code).toBe(0);
  const found: { file: string; id: string }[] = JSON.parse(stdout);
  expect(found.filter((problem) => problem.file.endsWith('cable-audits.json')).map(({ id }) => id)).toEqual([
    'unreachable-page',
  ]);
});
