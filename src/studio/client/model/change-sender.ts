import { counted } from '../../../site/text/wording';
import type { Workspace } from '../../protocol/workspace';
import { drop, type EditedFile, markChange, type WaitingChange } from './edited-file';
import type { Outbox } from './outbox';

/** The state whose changes are sent, and which is updated with the result. */
interface Edited {
  files(): Readonly<Record<string, EditedFile>>;
  setFile(name: string, file: EditedFile): void;
  refuse(reason: unknown): void;
  tell(message: string): void;
}

export interface ChangeSender {
  /** There is a change of this file to send. */
  send(file: string): void;
  /** Sends what was typed in a tab that was closed before there was a server again. */
  sendKept(): Promise<void>;
  /** Keeps what waits, because the tab may be closed. */
  keepWaiting(): void;
  /** Resolves when all that is on its way has arrived: to false, if that takes too long. */
  arrived(): Promise<boolean>;
}

/** In milliseconds. How long an undo waits for the text that was typed before it. */
const longest = 2000;

/** Sends the changes of each file one after the other, those of several files beside each other. */
export function createChangeSender(workspace: Workspace, edited: Edited, outbox?: Outbox): ChangeSender {
  /** The files whose changes are on their way, until all of them have arrived. */
  const sending = new Map<string, Promise<void>>();

  async function sendAll(name: string): Promise<void> {
    for (;;) {
      const file = edited.files()[name];
      const next = file?.waiting.find(({ isSent }) => !isSent);
      if (!file || !next) break;
      edited.setFile(name, markChange(file, next.id, { isSent: true }));
      try {
        await apply(name, next);
        const kept = edited.files()[name];
        // Its event comes first, unless it was lost with the connection.
        if (kept?.waiting.some(({ id }) => id === next.id))
          edited.setFile(name, markChange(kept, next.id, { isKept: true }));
      } catch (error) {
        const now = edited.files()[name];
        // When a file is removed, all that waited is named at once.
        if (!now) continue;
        edited.setFile(name, drop(now, next.id));
        edited.refuse(error);
      }
    }
    // At once, so that a change that comes now starts a new one.
    sending.delete(name);
    outbox?.keep(name, []);
  }

  function apply(file: string, { id, change, name, step, version, base }: WaitingChange): Promise<void> {
    const transaction = { name, operations: [{ ...change, file }] };
    return workspace.apply({ id, transaction, version, ...(step !== undefined && { step }) }, () =>
      JSON.stringify(base ?? null),
    );
  }

  return {
    send(name) {
      if (!sending.has(name)) sending.set(name, sendAll(name));
    },
    async sendKept() {
      let kept = 0;
      await outbox?.takeOver(async (file, change) => {
        await apply(file, change).then(() => kept++, edited.refuse);
      });
      const verb = kept === 1 ? 'is' : 'are';
      if (kept > 0) edited.tell(`${counted(kept, 'changes')} that waited in a closed tab ${verb} kept now.`);
    },
    keepWaiting() {
      for (const [name, { waiting }] of Object.entries(edited.files()))
        if (waiting.length > 0) outbox?.keep(name, waiting);
    },
    arrived: () =>
      Promise.race([
        Promise.all(sending.values()).then(() => true),
        new Promise<boolean>((resolve) => setTimeout(resolve, longest, false)),
      ]),
  };
}
