import type { WorkspaceEvent } from '../../protocol/workspace';
import { type Served, servedBy } from './served-by';

/** In milliseconds, between attempts to reach the server. */
export const shortest = 300;
export const longest = 3000;

export const pause = (delay: number) => new Promise((done) => setTimeout(done, delay));

interface Listeners {
  /** The server is there, or there again. */
  opened(): void;
  closed(): void;
  event(event: WorkspaceEvent): void;
  /** The server of another site has taken the address. */
  replaced(): void;
}

/** The stream of events from the server that served this document. Whenever it ends, it is opened again. */
export function createServerStream(served: Served, listeners: Listeners) {
  const author = crypto.randomUUID();
  let { token } = served;
  let isOutdated = false;
  let watch: string | undefined;
  let waiting: (() => void)[] = [];
  let isEnded = false;

  function take(line: string): void {
    if (line === '') return;
    // The server of this version wrote it.
    const event = JSON.parse(line) as WorkspaceEvent | { type: 'hello'; watch: string };
    if (event.type !== 'hello') {
      listeners.event(event);
      return;
    }
    watch = event.watch;
    const opened = waiting;
    waiting = [];
    listeners.opened();
    for (const done of opened) done();
  }

  async function stream(end: AbortSignal): Promise<void> {
    const response = await fetch(`/_edit/api/watch?author=${author}`, {
      headers: { 'x-edit-token': token },
      signal: end,
    });
    if (response.status === 403) await meetServer();
    if (!response.ok || !response.body) return;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const lines = (rest + chunk.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    }
  }

  /** The server was started again. */
  async function meetServer(): Promise<void> {
    const now = servedBy(await (await fetch('/_edit/')).text());
    // Something else answers.
    if (now.content === '') return;
    if (now.content === served.content) {
      token = now.token;
      isOutdated = now.code !== served.code;
    } else {
      isEnded = true;
      listeners.replaced();
    }
  }

  async function keepWatching(end: AbortSignal): Promise<void> {
    let delay = shortest;
    while (!isEnded) {
      const start = Date.now();
      await stream(end).catch(() => {});
      if (watch !== undefined) listeners.closed();
      watch = undefined;
      delay = Date.now() - start > longest ? shortest : Math.min(delay * 2, longest);
      await pause(delay);
    }
  }

  return {
    token: () => token,
    /** The name of the connection that is there; undefined without one. */
    watch: () => watch,
    /** Resolves when there is one. */
    async connection(): Promise<string> {
      while (watch === undefined) await new Promise<void>((done) => waiting.push(done));
      return watch;
    },
    /** True if the server has other code than this document. */
    isOutdated: () => isOutdated,
    /** Returns a function that ends it. */
    open(): () => void {
      const controller = new AbortController();
      isEnded = false;
      keepWatching(controller.signal);
      return () => {
        isEnded = true;
        controller.abort();
      };
    },
  };
}
