import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishState } from '../../../src/studio/protocol/requests/publish-requests';
import { createContentBase } from '../../../src/studio/server/changes/content-base';
import { publishHandlers } from '../../../src/studio/server/handlers/publish-handlers';
import { onlineCommit } from '../../../src/studio/server/publish/situation';
import { temporaryFolder } from '../temporary-site';
import { editCommitted } from './edit-committed';

/** Edited content whose versions go to a bare repository beside it, and a colleague who has a clone of it. */
export function editPublished() {
  const place = temporaryFolder();
  const host = join(place, 'host.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', host]);
  const edited = editCommitted(true, undefined, ['--initial-branch=main']);
  const { folder, workspace, watcher, git } = edited;
  git('remote', 'add', 'origin', host);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  const base = createContentBase(folder, workspace, () => onlineCommit(folder));
  const site = { commit: undefined as string | undefined, asked: 0 };
  const askSite = async () => {
    site.asked += 1;
    return site.commit;
  };
  /** As a start of the studio does. `limit` is how long the host may take, in milliseconds. */
  const start = (limit = 300_000) => {
    const answers = publishHandlers(folder, workspace, base, { limit, askSite });
    return {
      state: async (): Promise<PublishState> => await answers.publishState({}, watcher),
      publish: async (message: string, more: object = {}): Promise<PublishState> =>
        await answers.publish({ message, held: [], ...more }, watcher),
      stop: async (): Promise<PublishState> => await answers.stopPublishing({}, watcher),
    };
  };
  const clone = join(place, 'clone');
  const inClone = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Ben', '-c', 'user.email=ben@example.com', ...args], {
      cwd: clone,
      stdio: 'pipe',
    }).toString();
  return {
    ...edited,
    ...start(),
    start,
    /** What the site says that it was built from, and how often it was asked. */
    site,
    host,
    /** The subjects of the versions at the host, the newest first. */
    online: () =>
      execFileSync('git', ['log', '--format=%s', 'main'], { cwd: host }).toString().trim().split('\n'),
    /** The colleague changes a file, and publishes it. */
    byColleague(file: string, change: (text: string) => string, subject: string) {
      execFileSync('rm', ['-rf', clone]);
      execFileSync('git', ['clone', '--quiet', host, clone], { stdio: 'pipe' });
      const path = join(clone, file);
      writeFileSync(path, change(existsSync(path) ? readFileSync(path, 'utf8') : ''));
      inClone('add', '--all');
      inClone('commit', '--quiet', '-m', subject);
      inClone('push', '--quiet');
    },
  };
}
