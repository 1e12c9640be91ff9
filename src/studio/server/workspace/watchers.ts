import type { Place } from '../../../site/json/place';
import type { WorkspaceEvent } from '../../protocol/workspace';

/** Somebody who edits: a tab of the studio. */
export interface Watcher {
  id: string;
  /** Who it is: the same after a lost connection. */
  author: string;
  /** Files whose text it wants. */
  reads: Set<string>;
  /** The page that it shows, and what was sent of it. */
  shown?: ShownPage | undefined;
  send(event: WorkspaceEvent): void;
}

export interface ShownPage extends Place {
  path: string;
  /** The last preview that was sent, as text. */
  sent: string;
  /** The last header and footer that were sent, as text. */
  chrome: string;
}

export interface Watchers {
  all(): Iterable<Watcher>;
  get(id: string): Watcher | undefined;
  add(watcher: Watcher): () => void;
  /** Sends an event to everybody, if it says something else than the last one of its type. */
  emit(event: WorkspaceEvent): void;
  /** The last event of each type. */
  lastEvents(): Iterable<WorkspaceEvent>;
}

export function createWatchers(): Watchers {
  const watchers = new Map<string, Watcher>();
  const last = new Map<string, { event: WorkspaceEvent; text: string }>();
  return {
    all: () => watchers.values(),
    get: (id) => watchers.get(id),
    add(watcher) {
      watchers.set(watcher.id, watcher);
      return () => void watchers.delete(watcher.id);
    },
    emit(event) {
      const text = JSON.stringify(event);
      if (last.get(event.type)?.text === text) return;
      last.set(event.type, { event, text });
      for (const watcher of watchers.values()) watcher.send(event);
    },
    *lastEvents() {
      for (const { event } of last.values()) yield event;
    },
  };
}
