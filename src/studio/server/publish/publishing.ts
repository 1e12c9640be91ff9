import { writeRefusal } from '../../../node/base/disk/write-refusal';
import { GitFailure } from '../../../node/base/git/git-failure';
import type { GitPublisher } from '../../../node/base/git/publisher';
import { lineOf } from '../../../node/base/git/run-git';
import { counted } from '../../../site/text/wording';
import type {
  FailureKind,
  PublishFailure,
  PublishState,
  PublishStep,
  SentVersion,
  WayOut,
} from '../../protocol/requests/publish-requests';
import { CommitRefusal, commitContent, NoAuthor, NothingToCommit } from '../changes/commit-content';
import type { ContentBase } from '../changes/content-base';
import type { RevertiblePart } from '../changes/part';
import { RequestRefusal } from '../refusal';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { unwrittenWords } from '../workspace/unwritten-words';
import { askSite } from './ask-site';
import { failureFrom, failureIn, failureOf, here } from './failures';
import { type Choices, type Joined, joinTheirs } from './join-theirs';
import { publishAlone, wasCutOff } from './publish-lock';
import { lookAtSite, sentVersion } from './sent-version';
import { findSituation, isFailure, othersChanged, type Situation, versionsBetween } from './situation';
import { takeWayOut } from './way-out';

export interface PublishGiven {
  message: string;
  held: readonly string[];
  wayOut: WayOut | undefined;
  choices: Choices;
}

/** What is outside of this machine. */
export interface Outside {
  /** In milliseconds: how long the host may take. */
  limit: number;
  /** Gives the commit that a site was built from, if it says so. */
  askSite(url: string): Promise<string | undefined>;
}

/** A first version with many pictures is large. */
const real: Outside = { limit: 5 * 60_000, askSite };

/** More than anybody opens. */
const mostPages = 20;

/** What was tried last, and how it went. */
interface Attempt {
  failure?: PublishFailure;
  joined?: Joined;
}

/** Publishes the content of a folder by its repository. */
export function createPublishing(
  folder: string,
  workspace: FolderWorkspace,
  base: ContentBase,
  outside = real,
) {
  let step: PublishStep | undefined;
  let last: Attempt = wasCutOff(folder) ? { failure: failureOf('cut off') } : {};
  let sent: SentVersion | undefined;
  let stopped = new AbortController();
  let known: PublishState | undefined;

  async function state(): Promise<PublishState> {
    if (step !== undefined && known) return { ...known, step };
    known = await look();
    return known;
  }

  async function look(): Promise<PublishState> {
    const found = await findSituation(folder);
    const online = isFailure(found) ? undefined : found.online;
    const { parts } = await base.compare(online ?? 'HEAD');
    const count = parts.reduce((sum, { shown }) => sum + Math.max(shown.differences.length, 1), 0);
    const site = workspace.pages.site()?.settings.url ?? '';
    const shared = { site, count, ...(step && { step }) };
    if (isFailure(found)) return { ...shared, versions: 0, others: [], failure: found };
    const waiting = await versionsBetween(found.git, online, 'HEAD');
    if (step === undefined && online !== undefined && online !== sent?.commit)
      sent = await sentVersion(found.git, online);
    if (sent) await lookAtSite(sent, () => outside.askSite(site));
    // What somebody has published elsewhere did not fail.
    if (count + waiting.length === 0) last = {};
    const { failure, joined } = last;
    return {
      ...shared,
      host: found.host,
      versions: waiting.length,
      others: waiting.filter(({ others }) => others.length > 0).map(({ subject }) => subject),
      ...(failure && { failure }),
      ...(joined && { conflicts: joined.conflicts, theirs: joined.theirs }),
      ...(sent && { sent }),
    };
  }

  async function attempt({ message, held, wayOut, choices }: PublishGiven): Promise<Attempt> {
    const refused = wayOut && (await takeWayOut(folder, wayOut));
    if (refused) return { failure: refused };
    const to = await findSituation(folder, wayOut?.do === 'connect');
    if (isFailure(to)) return { failure: to };
    step = 'saving';
    const { parts } = await base.compare(to.online ?? 'HEAD');
    const unsaved = await saveVersion(to.git, message, held);
    if (unsaved) return { failure: unsaved };
    const isUndecided = last.joined !== undefined && last.joined.conflicts.length > 0;
    if (isUndecided) return await join(to, choices);
    step = 'sending';
    const { git, host, remote } = to;
    const review = wayOut?.do === 'review' ? reviewBranch() : undefined;
    const isFirst = review === undefined && to.online === undefined;
    const options = ['--porcelain', ...(isFirst ? ['--set-upstream'] : [])];
    const target = `HEAD:refs/heads/${review ?? to.branchThere}`;
    const failure = await reach(to, ['push', ...options, remote, target], 'stopped');
    if (failure) return failure.kind === 'behind' ? await join(to, choices) : { failure };
    if (review !== undefined) return { failure: failureOf('in review', host, review) };
    sent = await sentVersion(git, lineOf(await git.run(['rev-parse', 'HEAD'])), pagesIn(parts));
    return {};
  }

  /** Asks the host, until it takes too long or somebody stops it. Gives why it did not do it. */
  async function reach({ git, host }: Situation, args: readonly string[], otherwise: FailureKind) {
    const limited = AbortSignal.timeout(outside.limit);
    const answer = await git.send(args, AbortSignal.any([limited, stopped.signal]));
    if (answer.code === 0) return undefined;
    return limited.aborted
      ? failureOf('no network', host, answer.stderr)
      : failureIn(answer, host, otherwise);
  }

  /** What a visitor finds changed. */
  function pagesIn(parts: readonly RevertiblePart[]) {
    const found = parts.flatMap(({ shown: { kind, name, path } }) => {
      if (kind === 'part') return [{ name }];
      return path !== undefined && workspace.pages.site()?.find(path) ? [{ name, path }] : [];
    });
    return found.slice(0, mostPages);
  }

  /** Commits what is valid; the reason if it can't be done. */
  async function saveVersion(git: GitPublisher, message: string, held: readonly string[]) {
    try {
      workspace.save();
    } catch (error) {
      const words = unwrittenWords(error);
      const failure = failureFrom(words, here, 'other');
      if (failure.kind === 'disk full') return failure;
      throw new RequestRefusal(`Nothing was published. ${words}`, { cause: error });
    }
    const left = [...workspace.pending()].filter((file) => !held.includes(file));
    if (left.length > 0)
      throw new RequestRefusal(
        `${counted(left.length, 'files')} would be left out, because a change there is not valid: ${left.join(', ')}. Correct it, or publish once more without it.`,
      );
    const status = await git.run(['status', '--porcelain', '-z', '--', git.place]);
    if (status.code !== 0) return failureIn(status, here);
    if (status.stdout.length === 0) return undefined;
    const text = message.trim();
    if (text === '') throw new RequestRefusal('Write in a few words what this version changes.');
    try {
      await commitContent(folder, `${text}\n`);
      return undefined;
    } catch (error) {
      if (error instanceof NothingToCommit) return undefined;
      if (error instanceof NoAuthor) return failureOf('no name');
      if (!(error instanceof CommitRefusal)) throw error;
      return failureIn(error.answer, here, 'stopped');
    }
  }

  /** Fetches what others have published, and merges it with what is here, if it is content alone. */
  async function join(to: Situation, choices: Choices): Promise<Attempt> {
    step = 'joining';
    const { git, host, remote, branchThere } = to;
    const there = `refs/remotes/${remote}/${branchThere}`;
    const failure = await reach(
      to,
      ['fetch', '--quiet', remote, `+refs/heads/${branchThere}:${there}`],
      'other',
    );
    if (failure) return { failure };
    const theirs = lineOf(await git.run(['rev-parse', there]));
    const from = lineOf(await git.run(['merge-base', 'HEAD', theirs]));
    const versions = await versionsBetween(git, from || undefined, theirs);
    const others = from === '' ? ['.'] : await othersChanged(git, from, theirs);
    if (others.length > 0) {
      const who = [...new Set(versions.filter((each) => each.others.length > 0).map(({ author }) => author))];
      return { failure: failureOf('theirs is code', host, [who.join(', '), ...others].join('\n')) };
    }
    return await joinTheirs(folder, theirs, versions, choices);
  }

  return {
    state,
    /** Saves what is valid as a version, and sends it. Throws a RequestRefusal if nothing can be saved. */
    async publish(given: PublishGiven): Promise<PublishState> {
      if (step !== undefined) return { ...(await state()), failure: failureOf('two at once') };
      step = 'checking';
      stopped = new AbortController();
      try {
        const tried = await publishAlone(folder, () => attempt(given));
        last = stopped.signal.aborted ? {} : (tried ?? { failure: failureOf('two at once') });
      } catch (error) {
        if (!(error instanceof GitFailure) && !writeRefusal(error)) throw error;
        last = { failure: failureFrom(String(error), here, 'other') };
      } finally {
        step = undefined;
      }
      return await state();
    },
    /** Ends what reaches the host, or waits for it. */
    async stop() {
      stopped.abort();
      if (step === undefined && sent) sent.isAwaited = false;
      return await state();
    },
  };
}

/** A name that sorts by time. */
const reviewBranch = () => `review-${new Date().toISOString().slice(0, 16).replace(/\D/g, '-')}`;
