import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as server from '../../../src/app/server/server';
import { readTransaction } from '../../../src/edit/read-transaction';
import { openContent } from '../../../src/node/base/content/open-content';
import { problemsIn } from '../../../src/node/base/content/problem-text';
import { changeContent } from '../../../src/node/base/write/change-content';
import { finishInterrupted, warnOfUnfinished } from '../../../src/node/base/write/finish-interrupted';
import { fixContent } from '../../../src/node/base/write/fix-content';
import { checkContent } from '../../../src/node/build/check-content';
import { FileRefusal } from '../../../src/site/files/refusal';
import { createPageRenderer } from '../../../src/studio/server/rendering/page-renderer';
import { openFolderWorkspace } from '../../../src/studio/server/workspace/folder-workspace';
import { gitReaders } from '../git/git-callers';
import { noAssets } from '../no-assets';
import { randomPath } from './names';
import type { Random } from './random';

const revisions = [
  'HEAD',
  'HEAD',
  'HEAD~1',
  'HEAD:site.json',
  '@{-1}',
  '--output=out',
  'refs/../../x',
  'no',
] as const;

export interface Use {
  name: string;
  run(): unknown;
}

/** What the commands and the studio do with a content folder, without their processes. */
export function usesOf(random: Random, root: string, content: string): Use[] {
  const journal = join(root, '../home', `${random.below(1e9)}.ndjson`);
  const asksGit = random.chance(0.12);
  const uses: Use[] = [
    { name: 'validate', run: () => checkContent(content).then((checked) => problemsIn(checked)) },
    { name: 'read', run: () => readEverything(content) },
    { name: 'warn of a plan', run: () => warnOfUnfinished(content) },
    { name: 'finish', run: () => finishInterrupted(content) },
    { name: 'change', run: () => changeContent(content, () => randomTransaction(random, root)) },
    {
      name: 'dry change',
      run: () => changeContent(content, () => randomTransaction(random, root), { dryRun: true }),
    },
    { name: 'fix', run: () => fixContent(content, random.chance(0.3)) },
  ];
  if (asksGit)
    uses.push(
      {
        name: 'validate --since',
        run: () => checkContent(content, random.pick(revisions)).then((checked) => problemsIn(checked)),
      },
      ...Object.entries(gitReaders).map(([name, ask]) => ({ name, run: () => ask(content) })),
    );
  if (random.chance(0.3)) uses.push({ name: 'studio', run: () => useStudio(random, root, content, journal) });
  return uses;
}

function readEverything(content: string): unknown {
  const files = openContent(content);
  return files.list().map((path) => {
    const head = files.head(path);
    return [
      path,
      files.link(path),
      files.size(path),
      head && Buffer.from(head).toString('latin1'),
      textOf(() => files.read(path)),
    ];
  });
}

/** What may not be read is refused, with a reason that callers show. */
function textOf(read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (error instanceof FileRefusal) return 'refused';
    throw error;
  }
}

function randomTransaction(random: Random, root: string) {
  const file = randomPath(random, root);
  const operation = random.pick([
    { op: 'set', file, at: '/title', value: 'New' },
    { op: 'insert', file, at: '/__proto__/x', value: 'New' },
    { op: 'remove', file, at: '/blocks/0' },
    { op: 'create', file, text: '{}' },
    { op: 'rename', file, to: randomPath(random, root) },
    { op: 'delete', file },
    { op: 'set', file: 'pages/contact.json', at: '/blocks/0/heading', value: `New ${random.below(9)}` },
  ]);
  const transaction = readTransaction({ name: 'Random', operations: [operation] });
  return typeof transaction === 'string' ? { name: transaction, operations: [] } : transaction;
}

function useStudio(random: Random, root: string, content: string, journal: string): unknown {
  const workspace = openFolderWorkspace(content, journal, (files) =>
    createPageRenderer(content, files, server, () => noAssets),
  );
  const events: unknown[] = [];
  const { watcher, close } = workspace.watch((event) => events.push(event));
  try {
    workspace.read(watcher, randomPath(random, root));
    workspace.pages.show(watcher, '/');
    workspace.apply(watcher, { id: 'one', transaction: randomTransaction(random, root) });
    workspace.save();
  } finally {
    close();
    workspace.close();
  }
  return [events, readFileSync(journal, 'utf8')];
}
