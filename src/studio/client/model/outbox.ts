import type { WaitingChange } from './edited-file';

/** Keeps what waits in a tab where another tab finds it, if this one is closed before there is a server. */
export interface Outbox {
  keep(file: string, waiting: readonly WaitingChange[]): void;
  /** Hands over what closed tabs have kept. Each change is forgotten when it was sent or refused. */
  takeOver(send: (file: string, change: WaitingChange) => Promise<void>): Promise<void>;
}

/** What a browser keeps for all tabs of this address. `content` names the folder: other sites have it, too. */
export function createOutbox(
  content: string,
  storage: Storage = localStorage,
  locks: LockManager = navigator.locks,
): Outbox {
  const prefix = `edit-waiting ${content} `;
  const tab = crypto.randomUUID();
  // Locked until the tab is closed, so that no other one sends what this one is about to send.
  void locks.request(prefix + tab, () => new Promise(() => {}));

  async function sendAll(key: string, send: (change: WaitingChange) => Promise<void>): Promise<void> {
    // This code wrote it, or one of an earlier version.
    const waiting = JSON.parse(storage.getItem(key) ?? '[]') as readonly WaitingChange[];
    for (const change of waiting) await send(change);
    storage.removeItem(key);
  }

  return {
    keep(file, waiting) {
      const key = `${prefix}${tab} ${file}`;
      try {
        if (waiting.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(waiting));
      } catch {
        // The browser has no space left, or keeps nothing: it waits in this tab alone.
      }
    },
    async takeOver(send) {
      const keys = Object.keys(storage).filter((key) => key.startsWith(prefix));
      for (const key of keys) {
        const [owner = '', ...file] = key.slice(prefix.length).split(' ');
        if (owner === tab) continue;
        await locks.request(prefix + owner, { ifAvailable: true }, async (lock) => {
          if (lock) await sendAll(key, (change) => send(file.join(' '), change));
        });
      }
    },
  };
}
