import { GitFailure } from '../../../node/base/git/git-failure';
import type { GitPublisher } from '../../../node/base/git/publisher';
import { lineOf, wordsOf } from '../../../node/base/git/run-git';
import { counted } from '../../../site/text/wording';
import type {
  PublishFailure,
  PublishState,
  PublishStep,
  SentVersion,
  WayOut,
} from '../../protocol/requests/publish-requests';
import { CommitRefusal, commitContent, NothingToCommit } from '../changes/commit-content';
import type { ContentBase } from '../changes/content-base';
import { RequestRefusal } from '../refusal';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { unwrittenWords } from '../workspace/unwritten-words';
import { askSite } from './ask-site';
import { failureIn, failureOf, here } from './failures';
import { type Choices, type Joined, joinTheirs } from './join-theirs';
import { findSituation, isFailure, othersChanged, type Situation, versionsBetween } from './situation';
import { takeWayOut } from './way-out';

export interface PublishGiven {
  message: string;
  held: readonly string[];
  wayOut: WayOut | undefined;
  choices: Choices;
}

export interface Publishing {
  state(): Promise<PublishState>;
  /** Saves what is valid as a version, and sends it. Throws a RequestRefusal if nothing can be saved. */
  publish(given: PublishGiven): Promise<PublishState>;
}

/** In milliseconds: how long the site is asked whether it has a version. */
const longest = 10 * 60_000;

/** What was tried last, and how it went. */
interface Attempt {
  failure?: PublishFailure;
  joined?: Joined;
}

/** Publishes the content of a folder by its repository. */
export function createPublishing(folder: string, workspace: FolderWorkspace, base: ContentBase): Publishing {
  let step: PublishStep | undefined;
  let last: Attempt = {};
  let sent: (SentVersion & { commit: string }) | undefined;
  const siteUrl = () => workspace.pages.site()?.settings.url ?? '';

  async function state(): Promise<PublishState> {
    const found = await findSituation(folder);
    const { parts } = await base.compare();
    const shared = { site: siteUrl(), count: parts.length, ...(step && { step }) };
    if (isFailure(found)) return { ...shared, versions: 0, others: [], failure: found };
    const waiting = await versionsBetween(found.git, found.upstream, 'HEAD');
    await lookOnline();
    const { failure, joined } = last;
    return {
      ...shared,
      host: found.host,
      versions: waiting.length,
      others: waiting.filter(({ others }) => others.length > 0).map(({ subject }) => subject),
      ...(failure && { failure }),
      ...(joined && { conflicts: joined.conflicts, theirs: joined.theirs }),
      ...(sent && { sent: shownOf(sent) }),
    };
  }

  async function lookOnline(): Promise<void> {
    if (!sent || sent.online !== undefined || Date.now() - sent.at > longest) return;
    const seen = await askSite(siteUrl());
    if (seen === undefined) sent = { ...sent, isUnknown: true };
    else sent = { ...sent, isUnknown: false, ...(seen === sent.commit && { online: Date.now() }) };
  }

  async function attempt({ message, held, wayOut, choices }: PublishGiven): Promise<Attempt> {
    step = 'checking';
    const refused = wayOut && (await takeWayOut(folder, wayOut));
    if (refused) return { failure: refused };
    const to = await findSituation(folder, wayOut?.do === 'connect');
    if (isFailure(to)) return { failure: to };
    step = 'saving';
    const unsaved = await saveVersion(to.git, message, held);
    if (unsaved) return { failure: unsaved };
    const isUndecided = last.joined !== undefined && last.joined.conflicts.length > 0;
    return isUndecided ? await join(to, choices) : await send(to, { wayOut, choices });
  }

  async function send(
    to: Situation,
    { wayOut, choices }: Pick<PublishGiven, 'wayOut' | 'choices'>,
  ): Promise<Attempt> {
    step = 'sending';
    const { git } = to;
    const review = wayOut?.do === 'review' ? reviewBranch() : undefined;
    const target = `HEAD:refs/heads/${review ?? to.branchThere}`;
    const isFirst = review === undefined && to.upstream === undefined;
    const options = ['--porcelain', ...(isFirst ? ['--set-upstream'] : [])];
    const answer = await git.send(['push', ...options, to.remote, target]);
    if (answer.code !== 0) {
      const failure = failureIn(answer, to.host);
      return failure.kind === 'behind' ? await join(to, choices) : { failure };
    }
    if (review === undefined) {
      const [commit = '', subject = ''] = wordsOf(await git.run(['log', '-1', '--format=%H%x00%s%x00']));
      sent = { commit: commit.trim(), subject, at: Date.now(), isUnknown: false };
    }
    return {};
  }

  /** Commits what is valid; the reason if it can't be done. */
  async function saveVersion(git: GitPublisher, message: string, held: readonly string[]) {
    try {
      workspace.save();
    } catch (error) {
      throw new RequestRefusal(`Nothing was published. ${unwrittenWords(error)}`, { cause: error });
    }
    const left = [...workspace.pending()].filter((file) => !held.includes(file));
    if (left.length > 0)
      throw new RequestRefusal(
        `${counted(left.length, 'files')} would be left out, because a change there is not valid: ${left.join(', ')}. Correct it, or publish once more without it.`,
      );
    const status = await git.run(['status', '--porcelain', '-z', '--untracked-files=all', '--', git.place]);
    if (status.code !== 0) return failureIn(status, here);
    if (status.stdout.length === 0) return undefined;
    const text = message.trim();
    if (text === '') throw new RequestRefusal('Write in a few words what this version changes.');
    try {
      await commitContent(folder, `${text}\n`);
      return undefined;
    } catch (error) {
      if (error instanceof NothingToCommit) return undefined;
      if (!(error instanceof CommitRefusal)) throw error;
      return failureIn(error.answer, here);
    }
  }

  /** Fetches what others have published, and merges it with what is here, if it is content alone. */
  async function join(to: Situation, choices: Choices): Promise<Attempt> {
    step = 'joining';
    const { git } = to;
    const fetched = await git.send([
      'fetch',
      '--quiet',
      to.remote,
      `+refs/heads/${to.branchThere}:refs/remotes/${to.remote}/${to.branchThere}`,
    ]);
    if (fetched.code !== 0) return { failure: failureIn(fetched, to.host) };
    const theirs = lineOf(await git.run(['rev-parse', `refs/remotes/${to.remote}/${to.branchThere}`]));
    const from = lineOf(await git.run(['merge-base', 'HEAD', theirs]));
    const versions = await versionsBetween(git, from || undefined, theirs);
    const others = from === '' ? ['.'] : await othersChanged(git, from, theirs);
    if (others.length > 0) {
      const who = [...new Set(versions.filter((each) => each.others.length > 0).map(({ author }) => author))];
      return { failure: failureOf('theirs is code', to.host, [who.join(', '), ...others].join('\n')) };
    }
    return await joinTheirs(folder, theirs, versions, choices);
  }

  return {
    state,
    async publish(given) {
      if (step !== undefined) {
        const now = await state();
        return { ...now, failure: failureOf('two at once') };
      }
      try {
        last = await attempt(given);
      } catch (error) {
        if (!(error instanceof GitFailure)) throw error;
        last = { failure: failureOf('other', here, error.message) };
      } finally {
        step = undefined;
      }
      return await state();
    },
  };
}

/** A name that sorts by time. */
const reviewBranch = () => `review-${new Date().toISOString().slice(0, 16).replace(/\D/g, '-')}`;

const shownOf = ({ commit: _, ...shown }: SentVersion & { commit: string }): SentVersion => shown;
