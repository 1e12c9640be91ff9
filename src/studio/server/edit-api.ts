import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname } from 'node:path';
import { readTransaction } from '../../edit/read-transaction';
import { UsageError } from '../../node/base/content/content-error';
import { isWithin, relativePath } from '../../node/base/disk/paths';
import { refusedPath, writeRefusal } from '../../node/base/disk/write-refusal';
import { mostPublished } from '../../site/check/published-sizes';
import { FileRefusal as UnreadFile } from '../../site/files/refusal';
import { mostStored } from '../../site/image/photo-limits';
import { isRecord } from '../../site/json/is-record';
import { isDeep } from '../../site/json/parse-json';
import { textOf } from '../../site/json/text-of';
import { refusedFile } from '../../site/read/rules/refused-file';
import type { WorkspaceEvent } from '../protocol/workspace';
import type { ContentBase } from './changes/content-base';
import { createHandlers, type StudioTexts } from './handlers/handlers';
import type { RequestValues } from './handlers/request-values';
import { largestUpload } from './pictures/upload';
import { RequestRefusal } from './refusal';
import { readBody } from './request-guard';
import type { FolderWorkspace } from './workspace/folder-workspace';
import type { Watcher } from './workspace/watchers';

/** In milliseconds. Some systems end a connection on which nothing comes. */
const heartbeat = 15_000;

/** In bytes, of requests that bring more than a page. */
const larger: Readonly<Record<string, number>> = {
  addPicture: largestUpload(mostStored),
  addIcon: largestUpload(mostStored),
  addFile: largestUpload(mostPublished),
  replaceFile: largestUpload(mostPublished),
};

type Method = (given: RequestValues, watcher: Watcher) => unknown;

/** What a request is answered with that could not be done. */
interface FaultWords {
  /** 409: it never can be, so the studio gives it up. 503 and 507: it may be later. */
  status: 409 | 503 | 507;
  message: string;
}

/** Undefined for an error that nobody has thought of. */
export function faultWords(folder: string, error: unknown): FaultWords | undefined {
  if (error instanceof RequestRefusal) return { status: 409, message: error.message };
  if (error instanceof UnreadFile) {
    const { reason } = error;
    const { link, size } = refusedFile.messages;
    const message = 'link' in reason ? link.message(reason.link) : size.message(reason.size, reason.most);
    return { status: 409, message };
  }
  if (error instanceof UsageError) return { status: 503, message: error.message };
  const refusal = writeRefusal(error);
  if (!refusal) return undefined;
  const path = refusedPath(error);
  // A file that is not renamed yet has a meaningless name.
  const shown = path !== undefined && basename(path).startsWith('.') ? dirname(path) : path;
  const inside = shown !== undefined && isWithin(shown, folder) ? relativePath(folder, shown) : shown;
  return { status: 507, message: `${inside ?? 'A file'} can't be written: ${refusal.reason}.` };
}

/** Handles what the studio asks for: a stream of events, and methods by their name. */
export function createEditApi(
  folder: string,
  workspace: FolderWorkspace,
  base: ContentBase,
  texts: StudioTexts,
) {
  const watchers = new Map<string, Watcher>();

  const methods: Readonly<Record<string, Method>> = {
    apply(given, watcher) {
      const { id, version, base, step } = given;
      const transaction = readTransaction(given.transaction);
      if (typeof transaction === 'string') throw new RequestRefusal(transaction);
      return workspace.apply(watcher, {
        id: textOf(id),
        transaction,
        ...(typeof version === 'number' && { version }),
        ...(typeof base === 'string' && { base }),
        ...(typeof step === 'string' && { step }),
      });
    },
    undo: (_, watcher) => workspace.undo(watcher),
    redo: (_, watcher) => workspace.redo(watcher),
    settle: ({ conflict, choice }) =>
      workspace.settle(textOf(conflict), choice === 'yours' ? 'yours' : 'theirs'),
    read: ({ file }, watcher) => workspace.read(watcher, textOf(file)),
    show: ({ path, file }, watcher) =>
      workspace.pages.show(watcher, typeof path === 'string' ? path : undefined, textOf(file)),
    ...createHandlers(folder, workspace, base, texts),
  };

  function stream(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    const send = (line: unknown) => void response.write(`${JSON.stringify(line)}\n`);
    const waiting: WorkspaceEvent[] = [];
    let isOpen = false;
    const author = new URL(request.url ?? '', 'http://localhost').searchParams.get('author') ?? undefined;
    const receive = (event: WorkspaceEvent) => (isOpen ? send(event) : waiting.push(event));
    const { watcher, close } = workspace.watch(receive, author);
    watchers.set(watcher.id, watcher);
    send({ type: 'hello', watch: watcher.id });
    for (const event of waiting) send(event);
    isOpen = true;
    const beat = setInterval(() => response.write('\n'), heartbeat);
    request.on('close', () => {
      clearInterval(beat);
      watchers.delete(watcher.id);
      close();
    });
  }

  async function call(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, Object.hasOwn(larger, name) ? larger[name] : undefined);
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
    if (!method || !isRecord(body) || isDeep(body))
      return answer(response, 400, { message: 'This is no request of the studio.' });
    const watcher = watchers.get(textOf(body.watch));
    if (!watcher) return answer(response, 410, { message: 'The connection was lost.' });
    try {
      answer(response, 200, { value: await method(body, watcher) });
    } catch (error) {
      const words = faultWords(folder, error);
      if (!words) throw error;
      answer(response, words.status, { message: words.message });
    }
  }

  return { stream, call };
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
