import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandHere, commandsHere, runCommandHere } from '../support/run-command-here';

const guide = readFileSync('docs/editing.md', 'utf8');

export interface GuideStep {
  language: string;
  text: string;
}

/** The sections of the guide that change the content. */
export const guideChanges = guide
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    steps: [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
      ([, language = '', text = '']): GuideStep => ({ language, text }),
    ),
  }))
  .filter(({ steps }) => steps.length > 0);

/** Does a step in the folder that holds `content`. Returns what a command prints. */
export async function takeStep({ language, text }: GuideStep, folder: string): Promise<string> {
  if (language === 'diff')
    execFileSync('git', ['apply', '--whitespace=error', '-'], { cwd: folder, input: text });
  if (language !== 'sh') return '';
  const { name, args } = commandOf(text);
  const { stdout, stderr } = await runCommandHere(name, [...args, '--content', join(folder, 'content')]);
  return stdout + stderr;
}

/** The command of a step, as the shell reads it. */
function commandOf(text: string): { name: CommandHere; args: string[] } {
  const [, , name = '', , ...args] = [...text.matchAll(/"([^"]*)"|\S+/g)].map(
    ([word, quoted]) => quoted ?? word,
  );
  const command = commandsHere.find((known) => known === name);
  if (!command) throw new Error(`There is no command ${name}.`);
  return { name: command, args };
}
