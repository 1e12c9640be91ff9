import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProjectCommand } from '../support/run-project-command';
import { temporaryFolder } from '../support/temporary-site';

const guide = readFileSync('docs/editing.md', 'utf8');
const changes = [...guide.matchAll(/^## (.+)$[\s\S]*?^```diff\n([\s\S]*?)^```$/gm)].map(
  ([, title = '', diff = '']) => ({
    title,
    diff,
  }),
);

test('the changes of the editor’s guide fit the shipped content and give a valid site', async () => {
  const folder = temporaryFolder();
  const content = join(folder, 'content');
  cpSync('content', content, { recursive: true });
  expect(changes.map(({ title }) => title)).toEqual([
    'A new brand, with its page and its logo',
    'Questions on another page',
    'A new service in a solution',
  ]);
  for (const { title, diff } of changes) {
    execFileSync('git', ['apply', '--whitespace=error', '-'], { cwd: folder, input: diff });
    const { code, stdout } = await runProjectCommand('validate', ['--content', content]);
    expect(code, `${title}\n${stdout}`).toBe(0);
  }

  const outDir = join(folder, 'dist');
  const { code } = await runProjectCommand('build', ['--outDir', outDir, '--no-og'], {
    SITE_CONTENT: content,
  });
  expect(code).toBe(0);
  const read = (path: string) => readFileSync(join(outDir, path, 'index.html'), 'utf8');
  expect(read('brands')).toContain('href="/brands/harbor-cables"');
  expect(existsSync(join(outDir, 'brands/harbor-cables/index.html'))).toBe(true);
  expect(read('infrastructure-service')).toContain('Who owns the equipment?');
  expect(read('solutions/network-infrastructure')).toContain('href="/services/cable-audits"');
  expect(read('services')).toContain('href="/services/cable-audits"');
});
