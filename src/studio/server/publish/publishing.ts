import { writeRefusal } from '../../../node/base/disk/write-refusal';
import { GitFailure } from '../../../node/base/git/git-failure';
import { lineOf } from '../../../node/base/git/run-git';
import type { Given } from '../../protocol/requests';
import type {
  FailureKind,
  PublishFailure,
  PublishState,
  PublishStep,
  SentVersion,
} from '../../protocol/requests/publish-requests';
import { CommitRefusal, NothingToCommit } from '../changes/commit-content';
import type { ContentBase } from '../changes/content-base';
import type { RevertiblePart } from '../changes/part';
import { saveVersion } from '../changes/save-version';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { askSite } from './ask-site';
import { failureFrom, failureIn, failureOf, here } from './failures';
import { type Choices, type Joined, joinTheirs } from './join-theirs';
import { publishAlone, wasCutOff } from './publish-lock';
import { lookAtSite, sentVersion } from './sent-version';
import { findSituation, isFailure, othersChanged, type Situation, versionsBetween } from './situation';
import { takeWayOut } from './way-out';

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

  async function attempt({ message, held, wayOut, choices = {} }: Given<'publish'>): Promise<Attempt> {
    const refused = wayOut && (await takeWayOut(folder, wayOut));
    if (refused) return { failure: refused };
    const to = await findSituation(folder, wayOut?.do === 'connect');
    if (isFailure(to)) return { failure: to };
    step = 'saving';
    const { parts } = await base.compare(to.online ?? 'HEAD');
    const unsaved = await save(message, held);
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

  /** Gives why it is not saved. What was saved before needs no sentence. */
  async function save(message: string, held: readonly string[]): Promise<PublishFailure | undefined> {
    try {
      await saveVersion(folder, workspace, message.trim() || 'Change the content', held);
    } catch (error) {
      if (error instanceof CommitRefusal) return failureIn(error.answer, here, 'stopped');
      if (!(error instanceof NothingToCommit)) throw error;
    }
    return undefined;
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
    async publish(given: Given<'publish'>): Promise<PublishState> {
      if (step !== undefined) return { ...(await state()), failure: failureOf('two at once') };
      step = 'checking';
      stopped = new AbortController();
      try {
        const tried = await publishAlone(folder, () => attempt(given));
        last = stopped.signal.aborted ? {} : (tried ?? { failure: failureOf('two at once') });
      } catch (error) {
        const failure = failureFrom(String(error), here, 'other');
        if (!(error instanceof GitFailure) && !writeRefusal(error) && failure.kind === 'other') throw error;
        last = { failure };
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
