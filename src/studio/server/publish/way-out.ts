import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isInside, realPath } from '../../../node/base/disk/paths';
import { statOf } from '../../../node/base/disk/stat-of';
import { personEnvironment } from '../../../node/base/git/environment';
import { type GitPublisher, openPublisher } from '../../../node/base/git/publisher';
import type { Repository } from '../../../node/base/git/repository';
import { runGit } from '../../../node/base/git/run-git';
import type { PublishFailure, WayOut } from '../../protocol/requests/publish-requests';
import { RequestRefusal } from '../refusal';
import { failureIn, failureOf, here } from './failures';

/** In milliseconds: git itself holds a lock for a moment. */
const stale = 10_000;

/** Ends what keeps a version from being published; gives why not, if git says so. */
export async function takeWayOut(folder: string, wayOut: WayOut): Promise<PublishFailure | undefined> {
  const git = openPublisher(folder);
  if (wayOut.do === 'begin' && !git) return await begin(folder);
  if (!git) return undefined;
  if (wayOut.do === 'sign') return await sign(git, wayOut);
  if (wayOut.do === 'return') return await run(git, ['switch', '-']);
  if (wayOut.do === 'go on') removeLocks(git.repository);
  return undefined;
}

/** Those that a killed git has left. */
function removeLocks({ gitDir, commonDir }: Repository): void {
  for (const folder of [gitDir, commonDir, join(commonDir, 'refs')])
    for (const name of readdirSync(folder, { recursive: folder.endsWith('refs'), encoding: 'utf8' })) {
      const path = join(folder, name);
      const stats = name.endsWith('.lock') ? statOf(path) : undefined;
      if (stats?.isFile() && Date.now() - stats.mtimeMs > stale) rmSync(path, { force: true });
    }
}

async function run(git: GitPublisher, args: readonly string[]): Promise<PublishFailure | undefined> {
  const answer = await git.run(args);
  return answer.code === 0 ? undefined : failureIn(answer, here);
}

async function sign(git: GitPublisher, { name, mail }: { name: string; mail: string }) {
  if (name.trim() === '' || !/^[^\s@<>]+@[^\s@<>]+$/.test(mail.trim()))
    throw new RequestRefusal('Write a name, and a mail address such as anna@example.com.');
  return (
    (await run(git, ['config', 'user.name', name.trim()])) ??
    (await run(git, ['config', 'user.email', mail.trim()]))
  );
}

/** Begins to keep versions of the project. Content elsewhere may lie among all that a person has. */
async function begin(folder: string): Promise<PublishFailure | undefined> {
  const project = realPath(process.cwd());
  if (!isInside(realPath(folder), project)) return failureOf('no repository');
  const start = { cwd: project, env: personEnvironment(), options: [] };
  const made = await runGit(start, ['init', '--quiet', '--initial-branch=main']);
  if (made.code !== 0) return failureIn(made, here);
  const git = openPublisher(folder);
  return git && (await run(git, ['add', '--all']));
}
