import type { Place } from '../../../site/json/place';
import { type Answer, type Given, isAskedOnce, type RequestName } from '../../protocol/requests';
import type { Change, Workspace, WorkspaceEvent } from '../../protocol/workspace';
import { notConnected, type Served } from './served-by';
import { createServerStream, longest, pause, shortest } from './server-stream';

const notKept = (reason = 'The terminal says why: perhaps the disk is full.') =>
  `The server can’t keep the last change now. It stays here, and is sent again. ${reason}`;
const unread = 'A file can’t be read. What was typed in it stays here, and is sent when it can.';

/** The server was reached, but failed: the same request may succeed later. */
class ServerFault extends Error {
  readonly reason: string | undefined;
  constructor(reason: string | undefined) {
    super(
      reason === undefined
        ? 'The server could not do this. The terminal says why. Try it again.'
        : `${reason} Try it again.`,
    );
    this.reason = reason;
  }
}

/** An unexpected error has no body. */
function reasonIn(body: string): string | undefined {
  const { message } = body === '' ? {} : JSON.parse(body);
  return message;
}

/**
 * The content behind the server that served this document. What can't be sent waits until the server is there. When it
 * comes back with other code, `loadAgain` is called as soon as nothing waits. It is called at once when the server of
 * another site has taken the address: nothing is sent to that.
 */
export function createHttpWorkspace(served: Served, loadAgain: () => void): Workspace {
  /** Changes that were not answered yet. */
  let sending = 0;
  let listener: ((event: WorkspaceEvent) => void) | undefined;
  const reads = new Set<string>();
  let shown: object | undefined;
  const server = createServerStream(served, {
    opened() {
      for (const file of reads) notify('read', { file });
      if (shown !== undefined) notify('show', shown);
      listener?.({ type: 'connection', isOpen: true });
      loadIfOutdated();
    },
    closed: () => listener?.({ type: 'connection', isOpen: false }),
    event: (event) => listener?.(event),
    replaced: loadAgain,
  });

  /** The answer, or undefined if the server can't be reached or knows nothing of this connection. */
  async function post(method: string, given: object): Promise<unknown> {
    const id = await server.connection();
    const response = await fetch(`/_edit/api/${method}`, {
      method: 'POST',
      headers: { 'x-edit-token': server.token(), 'content-type': 'application/json' },
      body: JSON.stringify({ ...given, watch: id }),
    }).catch(() => undefined);
    if (!response || response.status === 403 || response.status === 410) {
      if (server.watch() === id) await pause(shortest);
      return undefined;
    }
    if (response.status >= 500) throw new ServerFault(reasonIn(await response.text()));
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message);
    return answer;
  }

  /** Returns when the server has a change. It knows one that is sent twice by its id. */
  async function send(change: Change, base: () => string): Promise<void> {
    let hasFailed = false;
    let sent = change;
    const sayAndPause = (message: string) => {
      hasFailed = true;
      listener?.({ type: 'notice', message });
      return pause(longest);
    };
    for (;;) {
      try {
        const answer = (await post('apply', sent)) as { value?: unknown } | undefined;
        if (answer?.value === 'wants base') sent = { ...change, base: base() };
        else if (answer?.value === 'unread') await sayAndPause(unread);
        else if (answer) break;
      } catch (error) {
        if (!(error instanceof ServerFault)) throw error;
        await sayAndPause(notKept(error.reason));
      }
    }
    if (hasFailed) listener?.({ type: 'notice', message: '' });
  }

  /** For what must not be done twice, nor much later. */
  async function askOnce(method: string, given: object): Promise<unknown> {
    if (server.watch() === undefined) throw new Error(notConnected);
    const answer = await post(method, given);
    if (answer === undefined)
      throw new Error('There was no answer. See whether it was done, and try it again if not.');
    return answer;
  }

  // The server of this version wrote it.
  const doOnce = async <Value>(method: string, given: object) =>
    ((await askOnce(method, given)) as { value: Value }).value;

  async function askUntilAnswered(method: string, given: object): Promise<unknown> {
    let answer = await post(method, given);
    while (answer === undefined) answer = await post(method, given);
    return answer;
  }

  const notify = (method: string, given: object) => void post(method, given).catch(() => {});

  function loadIfOutdated(): void {
    if (server.isOutdated() && server.watch() !== undefined && sending === 0) loadAgain();
  }

  return {
    watch(next) {
      listener = next;
      return server.open();
    },
    read(file) {
      reads.add(file);
      if (server.watch() !== undefined) notify('read', { file });
    },
    show({ path, file }) {
      shown = { path, file };
      if (server.watch() !== undefined) notify('show', shown);
    },
    async apply(change, base) {
      sending += 1;
      try {
        await send(change, base);
      } finally {
        sending -= 1;
        loadIfOutdated();
      }
    },
    undo: () => doOnce<readonly Place[]>('undo', {}),
    redo: () => doOnce<readonly Place[]>('redo', {}),
    settle: (conflict, choice) => doOnce<void>('settle', { conflict, choice }),
    async ask<Name extends RequestName>(name: Name, given: Given<Name>) {
      const ask = isAskedOnce[name] ? askOnce : askUntilAnswered;
      const answer = await ask(name, given);
      // The server of this version wrote it.
      return (answer as { value?: unknown }).value as Answer<Name>;
    },
  };
}
