import { execFileSync } from 'node:child_process';
import type { ChangedPart } from '../../../src/studio/protocol/requests/change-requests';
import { createContentBase } from '../../../src/studio/server/changes/content-base';
import { changeHandlers } from '../../../src/studio/server/handlers/change-handlers';
import { editFolder, home, radio } from './edited-folder';

/** Edited content in a folder of a repository that has it, or without one. */
export function editCommitted(
  commit = true,
  prepare: (folder: string) => void = () => {},
  options: readonly string[] = [],
) {
  const edited = editFolder('valid/many-files', 'content of “Ünï” n°1', prepare);
  const { folder, workspace, watcher, written } = edited;
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString();
  if (commit) {
    git('init', '--quiet', ...options, '..');
    for (const [key, value] of [
      ['user.name', 'Editor'],
      ['user.email', 'editor@example.com'],
      ['commit.gpgsign', 'false'],
    ] as const)
      git('config', key, value);
    git('add', '.');
    git('commit', '--quiet', '-m', 'First');
  }
  const base = createContentBase(folder, workspace);
  const answers = changeHandlers(folder, workspace, base);
  return {
    ...edited,
    git,
    changes: async (held: readonly string[] = []) => await answers.changes({ held }, watcher),
    revert: async (given: object) => await answers.revert({ ...given }, watcher),
    commit: async (message: string, held: readonly string[] = []) =>
      await answers.commit({ message, held }, watcher),
    bytes: () => [home, radio, 'site.json'].map(written),
  };
}

export const wordsOf = (parts: readonly ChangedPart[]) =>
  parts.map(({ name, path, type, differences }) => [
    `${type} ${path ?? name}`,
    ...differences.map((each) => {
      const text = (pieces: typeof each.was) => pieces?.map((piece) => piece.text).join('');
      const values = [text(each.was), text(each.now)].filter((value) => value !== undefined);
      return `${each.name} ${each.type}${values.length > 0 ? `: ${values.join(' → ')}` : ''}`;
    }),
  ]);
