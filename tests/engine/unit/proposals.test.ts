import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Files } from '../../../src/site/files/files';
import type { Problem } from '../../../src/site/problem/problem';
import { fixtures, openInvalid } from '../../support/fixtures';
import { loadSite } from '../../support/load-site';

/** What a message proposes instead of the text that it marks, as JSON; undefined when it proposes nothing of this kind. */
function proposed({ id, message, help = '' }: Problem, marked: string): string | undefined {
  const [, meant] = /Did you mean "([^"]+)"\?/.exec(message) ?? [];
  if (meant !== undefined) return insteadOf(marked, id, message, meant);
  const [, written] = /^Write (\[.*\]|".*"|\d+|true|false)\.( |$)/.exec(help) ?? [];
  return written;
}

/** The whole text, or the part of a longer text that the message is about. */
function insteadOf(marked: string, id: string, message: string, meant: string): string {
  const [, path] =
    /^(?:There is no (?:page|file) |A link can't lead to ")([^\s"]+?)"?[.:](?= |$)/.exec(message) ?? [];
  return path !== undefined && marked !== JSON.stringify(path) && id !== 'image-missing'
    ? marked.replace(`](${path}`, `](${meant}`)
    : JSON.stringify(meant);
}

function edited(files: Files, file: string, from: number, to: number, by: string): Files {
  const text = files.read(file);
  return {
    ...files,
    read: (path) => (path === file ? text.slice(0, from) + by + text.slice(to) : files.read(path)),
  };
}

function offsetOf(text: string, line: number, column: number): number {
  return (
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length +
    (line > 1 ? 1 : 0) +
    column -
    1
  );
}

/** The id that is proposed was never that of the links to it: they are the next mistake. */
const another = 'id-with-space';

const proposals = readdirSync(join(fixtures, 'invalid')).flatMap((folder) => {
  if (folder === another) return [];
  const files = openInvalid(folder);
  const { problems } = loadSite(files);
  return problems.flatMap((problem) => {
    const { file, line, column, endLine, endColumn } = problem;
    if (!files.list().includes(file) || !file.endsWith('.json') || problem.id === 'syntax') return [];
    const text = files.read(file);
    if (text.includes('\r') || text.startsWith('\uFEFF')) return [];
    const [from, to] = [offsetOf(text, line, column), offsetOf(text, endLine, endColumn)];
    const by = proposed(problem, text.slice(from, to));
    return by === undefined || /^[[{]$/.test(text.slice(from, to))
      ? []
      : [
          [
            `${folder}: ${text.slice(from, to)} → ${by}`,
            problems,
            edited(files, file, from, to, by),
          ] as const,
        ];
  });
});

describe('a proposed value, applied, leaves fewer problems', () => {
  test('at least 60 messages propose one', () => expect(proposals.length).toBeGreaterThan(60));

  test.each(proposals)('%s', (_, before, files) => {
    const after = loadSite(files).problems;
    expect(after.map(({ message }) => message)).toHaveLength(before.length - 1);
  });
});
