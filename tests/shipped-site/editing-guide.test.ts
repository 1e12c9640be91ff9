import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { type CommandHere, commandsHere, runCommandHere } from '../support/run-command-here';
import { runProjectCommand } from '../support/run-project-command';
import { temporaryFolder } from '../support/temporary-site';

const guide = readFileSync('docs/editing.md', 'utf8');

interface Step {
  language: string;
  text: string;
}

/** The sections of the guide that change the content. */
const changes = guide
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    steps: [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
      ([, language = '', text = '']): Step => ({ language, text }),
    ),
  }))
  .filter(({ steps }) => steps.length > 0);

/** The command of a step, as the shell reads it. */
function commandOf(text: string): { name: CommandHere; args: string[] } {
  const [, , name = '', , ...args] = [...text.matchAll(/"([^"]*)"|\S+/g)].map(
    ([word, quoted]) => quoted ?? word,
  );
  const command = commandsHere.find((known) => known === name);
  if (!command) throw new Error(`There is no command ${name}.`);
  return { name: command, args };
}

test('the changes of the editor’s guide fit the shipped content and give a valid site', async () => {
  const folder = temporaryFolder();
  const content = join(folder, 'content');
  cpSync('content', content, { recursive: true });
  expect(changes.map(({ title }) => title)).toEqual([
    'A new brand, with its page and its logo',
    'Questions on another page',
    'A new service in a solution',
    'Another address',
    'One page less',
    'Other words',
  ]);
  const take = async ({ language, text }: Step, answer: Step | undefined) => {
    if (language === 'diff')
      execFileSync('git', ['apply', '--whitespace=error', '-'], { cwd: folder, input: text });
    if (language !== 'sh') return;
    const { name, args } = commandOf(text);
    const { stdout, stderr } = await runCommandHere(name, [...args, '--content', content]);
    expect((stdout + stderr).replaceAll(relative(process.cwd(), content), 'content')).toBe(answer?.text);
  };
  for (const { title, steps } of changes) {
    for (const [index, step] of steps.entries()) await take(step, steps[index + 1]);
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
