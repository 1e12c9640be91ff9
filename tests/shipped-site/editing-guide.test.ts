import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command-here';
import { runProjectCommand } from '../support/run-project-command';
import { temporaryFolder } from '../support/temporary-site';
import { guideChanges, takeStep } from './guide-changes';

test('the changes of the editor’s guide fit the shipped content and give a valid site', async () => {
  const folder = temporaryFolder();
  const content = join(folder, 'content');
  cpSync('content', content, { recursive: true });
  expect(guideChanges.map(({ title }) => title)).toEqual([
    'A new brand, with its page and its logo',
    'Questions on another page',
    'A new service in a solution',
    'Another address',
    'One page less',
    'Other words',
  ]);
  for (const { title, steps } of guideChanges) {
    for (const [index, step] of steps.entries()) {
      const printed = await takeStep(step, folder);
      if (step.language === 'sh')
        expect(printed.replaceAll(relative(process.cwd(), content), 'content')).toBe(steps[index + 1]?.text);
    }
    const { code, stdout } = await runCommandHere('validate', ['--content', content]);
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
