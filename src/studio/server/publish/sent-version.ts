import type { GitPublisher } from '../../../node/base/git/publisher';
import { wordsOf } from '../../../node/base/git/run-git';
import type { SentVersion } from '../../protocol/requests/publish-requests';

/** In milliseconds: how long the site is asked whether it has a version. One from before the start is asked for once. */
const longest = 10 * 60_000;

/** What is known of a commit that the host has. `pages` are given if it was sent just now. */
export async function sentVersion(
  git: GitPublisher,
  commit: string,
  pages?: SentVersion['pages'],
): Promise<SentVersion> {
  // What joins it with versions of others has no sentence of the editor.
  const options = ['-1', '--no-show-signature', '--no-merges', '--first-parent'];
  const answer = await git.run(['log', ...options, '--format=%ct%x00%H%x00%P%x00%s%x00', commit]);
  const [time, found, parents = '', subject = ''] = wordsOf(answer);
  return {
    commit,
    subject,
    at: pages ? Date.now() : Number(time) * 1000,
    site: 'unknown',
    isAwaited: true,
    canTakeBack: found === commit && parents !== '',
    ...(pages && { pages }),
  };
}

/** Asks the site which version it has, while one is awaited. */
export async function lookAtSite(
  version: SentVersion,
  ask: () => Promise<string | undefined>,
): Promise<void> {
  if (!version.isAwaited) return;
  const seen = await ask();
  version.site = seen === undefined ? 'unknown' : seen === version.commit ? 'this' : 'another';
  if (version.site === 'this' && version.pages) version.since = Date.now();
  if (version.site === 'this' || Date.now() - version.at > longest) version.isAwaited = false;
}
