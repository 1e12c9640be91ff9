import type { FileChange } from '../../../edit/overlay-files';
import type { LiveCheck } from '../../../edit/session/live-check';
import type { Session } from '../../../edit/session/session';
import { hashText } from '../../change/hash-on-disk';
import { writeChanges } from '../../change/write-changes';

/** What was written, and the files whose changes wait, because they would add errors or can’t be read. */
export interface Saved {
  written: readonly FileChange[];
  held: readonly string[];
}

/** Writes the pending changes that add no error. */
export function savePending(folder: string, session: Session, check: LiveCheck): Saved {
  const { pending } = session;
  const { numbers, changes } = writable(session, check);
  const held = new Set(pending.kept().filter((number) => !numbers.has(number)));
  if (changes.length > 0) {
    session.saving(held, hashesOf(changes));
    writeChanges(folder, changes, { command: 'edit', report: null });
  }
  if (numbers.size > 0) {
    session.saved(held);
    check.saved();
  }
  const left = pending.changes().map(({ from, to }) => to ?? from ?? '');
  const unread = pending.waiting().flatMap(({ files }) => [...files]);
  return { written: changes, held: [...new Set([...left, ...unread])] };
}

interface Chosen {
  numbers: ReadonlySet<number>;
  changes: readonly FileChange[];
}

function writable({ pending }: Session, check: LiveCheck): Chosen {
  const changes = pending.changes();
  const all = { numbers: new Set(pending.list().map(({ number }) => number)), changes };
  if (changes.length === 0 || check.added(changes).length === 0) return all;
  const groups = pending.groups();
  if (groups.length === 1) return none;
  const good = groups.filter((group) => check.added(group.changes).length === 0);
  const joined = joinGroups(good);
  // Two pages may each be right, and not together.
  return check.added(joined.changes).length === 0 ? joined : (good[0] ?? none);
}

const none: Chosen = { numbers: new Set(), changes: [] };

const joinGroups = (groups: readonly Chosen[]): Chosen => ({
  numbers: new Set(groups.flatMap(({ numbers }) => [...numbers])),
  changes: groups.flatMap(({ changes }) => changes),
});

/** Of the files as they will be; null for one that will be gone. */
function hashesOf(changes: readonly FileChange[]): Record<string, string | null> {
  const hashes: Record<string, string | null> = {};
  for (const { from, to } of changes) if (from !== undefined && from !== to) hashes[from] = null;
  for (const { to, text } of changes) if (to !== undefined && text !== undefined) hashes[to] = hashText(text);
  return hashes;
}
