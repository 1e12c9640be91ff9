import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { CDPSession } from 'playwright';

/** A page in its own profile. */
export interface Tab {
  /** A command of the Chrome DevTools Protocol. */
  send: CDPSession['send'];
  /** Runs in every document before all else. */
  prepare(run: () => void): Promise<void>;
  open(address: string): Promise<void>;
  /** Runs in the page, and waits for what it promises. What goes in and what comes back is JSON. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  close(): Promise<void>;
}

export interface UninspectedBrowser {
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Seconds after which a command has failed. */
const patience = 60;

/** With `--remote-debugging-pipe` Chromium reads commands here, and answers on the one behind. */
const pipes = { commands: 3, answers: 4 };

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const textOf = (run: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `(${run})(...${JSON.stringify(args)})`;

/**
 * Starts a Chromium that is steered as Playwright's is, but whose pages run as a visitor's do. Playwright turns on
 * the protocol's `Runtime`, and then V8 reads the source around each new Error once more: React makes some as it
 * starts, which is 20 ms that no visitor waits for, and 80 at a quarter of the speed.
 */
export function startUninspectedBrowser(executable: string): UninspectedBrowser {
  const profile = mkdtempSync(join(tmpdir(), 'site-browser-'));
  const child = spawn(
    executable,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const commands = child.stdio[pipes.commands] as Duplex;
  const answers = child.stdio[pipes.answers] as Duplex;
  const pending = new Map<number, Pending>();
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const fail = (reason: string) => {
    for (const { reject } of pending.values()) reject(new Error(reason));
    pending.clear();
  };
  child.on('error', ({ message }) => fail(message));
  // A command can't be written once the process has ended, which is handled below.
  commands.on('error', () => {});
  closed.then(() => fail(`${executable} has ended.`));

  let unread = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (unread + text).split('\0');
    unread = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message) as Answer;
      if (id === undefined) continue;
      if (error) pending.get(id)?.reject(new Error(error.message));
      else pending.get(id)?.resolve(result);
      pending.delete(id);
    }
  });

  let sent = 0;
  const request = (method: string, params: unknown, sessionId: string | undefined): Promise<unknown> => {
    const id = ++sent;
    const answer = new Promise<unknown>((resolve, reject) => pending.set(id, { resolve, reject }));
    const giveUp = () => pending.get(id)?.reject(new Error(`${method} took over ${patience} s.`));
    const timer = setTimeout(giveUp, patience * 1000);
    commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return answer.finally(() => clearTimeout(timer));
  };
  /** The protocol says what it answers to which command. */
  const senderTo = (sessionId?: string) =>
    ((method, params) => request(method, params, sessionId)) as CDPSession['send'];
  const send = senderTo();

  return {
    async openTab() {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const sendToTab = senderTo(sessionId);
      await sendToTab('Page.enable');
      return {
        send: sendToTab,
        async prepare(run) {
          await sendToTab('Page.addScriptToEvaluateOnNewDocument', { source: textOf(run, []) });
        },
        async open(url) {
          const { errorText } = await sendToTab('Page.navigate', { url });
          if (errorText) throw new Error(`${url}: ${errorText}`);
        },
        async evaluate(run, ...args) {
          const { result, exceptionDetails } = await sendToTab('Runtime.evaluate', {
            expression: textOf(run, args),
            awaitPromise: true,
            returnByValue: true,
          });
          if (exceptionDetails)
            throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
          return result.value;
        },
        async close() {
          await send('Target.disposeBrowserContext', { browserContextId });
        },
      };
    },
    async close() {
      child.kill();
      await closed;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
