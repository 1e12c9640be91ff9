import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import type { CommandName } from '../../../scripts/support/run-process';
import { runProjectCommand } from '../../support/run-project-command';

/** What each consists of is a command of its own, with its own options. */
const tools = ['bench', 'visit', 'art', 'screens'];

const calls = Object.keys(manifest.scripts).flatMap((name) =>
  name === 'tool' ? tools.map((tool) => `tool -- ${tool}`) : [name],
);

const shown = new Map<string, Awaited<ReturnType<typeof runProjectCommand>>>();

beforeAll(async () => {
  const waiting = calls.values();
  const showNext = async () => {
    for (const call of waiting) {
      const [name, ...args] = call.split(' ');
      shown.set(call, await runProjectCommand(name as CommandName, [...args.slice(1), '--help']));
    }
  };
  await Promise.all([showNext(), showNext()]);
});

const helpOf = (name: string) => shown.get(name)?.stdout ?? '';

/** `--port N`, of each line that explains an option; `--help` is everywhere. */
const explained = (name: string) =>
  [...helpOf(name).matchAll(/^ {2}(--[\w-]+(?: \S+)?) {2,}[A-Z].*\.$/gm)]
    .map(([, option = '']) => option)
    .filter((option) => option !== '--help')
    .sort();

/** The options in the row of a command. */
function inDocuments(name: string): string[] {
  const command = /^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`;
  const row = new RegExp(`^\\| \`${command}(?: [^\`]*)?\` \\|.*\\|(.*)\\|$`, 'm');
  const [, options] = row.exec(readFileSync('docs/commands.md', 'utf8')) ?? [];
  if (options === undefined) throw new Error(`docs/commands.md has no row for ${command}.`);
  return [...options.matchAll(/`([^`]+)`/g)].map(([, option = '']) => option).sort();
}

describe.each(calls)('%s --help', (name) => {
  test('ends with 0, and its first line is a sentence that says what the command does', () => {
    const { code, stderr, stdout } = shown.get(name) ?? {};
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^[A-Z][^\n]+\.\n\n/);
  });

  test('explains each option by a sentence, and docs/commands.md names the same options', () => {
    const lines = [...helpOf(name).matchAll(/^ {2}--/gm)];
    expect(explained(name)).toHaveLength(lines.length - 1);
    expect(inDocuments(name)).toEqual(explained(name));
  });
});
