import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import type { CommandName } from '../../../scripts/support/run-process';
import { runProjectCommand } from '../../support/run-project-command';

const isOurs = ([, script]: readonly [string, string]) => script.startsWith('node ');

/** All but those of another program, such as the linter. */
const names = Object.entries(manifest.scripts)
  .filter(isOurs)
  .map(([name]) => name as CommandName);

const shown = new Map<CommandName, Awaited<ReturnType<typeof runProjectCommand>>>();

beforeAll(async () => {
  const waiting = names.values();
  const showNext = async () => {
    for (const name of waiting) shown.set(name, await runProjectCommand(name, ['--help']));
  };
  await Promise.all([showNext(), showNext()]);
});

const helpOf = (name: CommandName) => shown.get(name)?.stdout ?? '';

/** `--port N`, of each line that explains an option; `--help` is everywhere. */
const explained = (name: CommandName) =>
  [...helpOf(name).matchAll(/^ {2}(--[\w-]+(?: \S+)?) {2,}[A-Z].*\.$/gm)]
    .map(([, option = '']) => option)
    .filter((option) => option !== '--help')
    .sort();

/** The options in the row of a command. */
function inDocuments(name: CommandName): string[] {
  const command = /^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`;
  const row = new RegExp(`^\\| \`${command}(?: --[^\`]*)?\` \\|.*\\|(.*)\\|$`, 'm');
  const [, options] = row.exec(readFileSync('docs/commands.md', 'utf8')) ?? [];
  if (options === undefined) throw new Error(`docs/commands.md has no row for ${command}.`);
  return [...options.matchAll(/`([^`]+)`/g)].map(([, option = '']) => option).sort();
}

describe.each(names)('%s --help', (name) => {
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
