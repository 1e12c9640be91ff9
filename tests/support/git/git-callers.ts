import { refuseUncommitted } from '../../../scripts/init/replace-content';
import { gitFacts } from '../../../src/node/base/content/git-facts';
import { revisionFiles } from '../../../src/node/base/content/revision-files';
import { createGitBase } from '../../../src/studio/server/changes/git-base';

/** Everything that asks git about a content folder, and what it gives in short: undefined where git can't tell. */
export const gitReaders: Readonly<Record<string, (content: string) => Promise<unknown>>> = {
  'dates of the sitemap': async (content) =>
    [...(await gitFacts(content, () => {})).dates.keys()].sort().join(' ') || undefined,
  'validate --since': (content) => orUndefined(() => revisionFiles(content, 'HEAD').list().join(' ')),
  'changes of the studio': async (content) => {
    const base = await createGitBase(content)(new Set(['pages/contact.json']));
    return base && [...base.files.keys()].sort().join(' ');
  },
  'files in no commit': (content) =>
    refuseUncommitted(content, []).then(
      () => 'none',
      (error: Error) => error.message,
    ),
};

const orUndefined = async (ask: () => unknown): Promise<unknown> => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};

/** The results of all of them, without names of files outside the content. */
export async function readAll(content: string): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(gitReaders)) answers[name] = await read(content);
  return answers;
}
