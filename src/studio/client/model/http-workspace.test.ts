import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Workspace } from '../../protocol/workspace';
import { createHttpWorkspace } from './http-workspace';
import { servedBy } from './served-by';

const documentOf = (token: string, code: string, content = 'site') =>
  `<meta name="edit-token" content="${token}"><meta name="edit-code" content="${code}"><meta name="edit-content" content="${content}">`;

/** The server of one start. It answers no change before `answersChanges`. */
let now: { token: string; code: string; content?: string };
/** The names of all requests but those that watch. */
let requests: string[];
let answersChanges: boolean;
/** How many requests of the studio it still fails. */
let faults: number;
/** How often it still can't read the file of a change. */
let unread: number;
let fault: string | null;
let endStream: () => void;

const stream = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"type":"hello","watch":"1"}\n'));
      endStream = () => controller.close();
    },
  });

async function serve(address: string, { headers }: { headers?: Record<string, string> } = {}) {
  if (address === '/_edit/') return new Response(documentOf(now.token, now.code, now.content));
  if (headers?.['x-edit-token'] !== now.token) return new Response('{}', { status: 403 });
  if (address.startsWith('/_edit/api/watch')) return new Response(stream());
  requests.push(address.replace('/_edit/api/', ''));
  if (faults-- > 0) return new Response(fault, { status: 500 });
  if (unread-- > 0) return new Response('{"value":"unread"}');
  return answersChanges ? new Response('{"value":1}') : new Response('{}', { status: 410 });
}

beforeEach(() => {
  now = { token: 'a', code: 'one' };
  requests = [];
  answersChanges = true;
  faults = 0;
  unread = 0;
  fault = null;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', serve);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const change = { id: '1', transaction: { name: 'Edit', operations: [] } };

/** A studio whose server is started again. */
async function startAgain(next: typeof now) {
  const loadAgain = vi.fn();
  const workspace = createHttpWorkspace(servedBy(documentOf('a', 'one')), loadAgain);
  const stop = workspace.watch(() => {});
  await vi.advanceTimersByTimeAsync(100);
  now = next;
  const applied = answersChanges ? undefined : workspace.apply(change, () => '{}');
  endStream();
  await vi.advanceTimersByTimeAsync(10_000);
  return { loadAgain, applied, stop };
}

test('a server that is started again with the same code is used as before', async () => {
  const { loadAgain, stop } = await startAgain({ token: 'b', code: 'one' });
  expect(loadAgain).not.toHaveBeenCalled();
  stop();
});

test('the studio reloads itself when the server has other code', async () => {
  const { loadAgain, stop } = await startAgain({ token: 'b', code: 'two' });
  expect(loadAgain).toHaveBeenCalled();
  stop();
});

test('the server of another site gets nothing: the studio of that site is loaded', async () => {
  answersChanges = false;
  const { loadAgain, stop } = await startAgain({ token: 'b', code: 'one', content: 'another' });
  answersChanges = true;
  const before = requests.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loadAgain).toHaveBeenCalledOnce();
  expect(requests.slice(before)).toEqual([]);
  stop();
});

test('what answers at the address and is no studio is asked again', async () => {
  const { loadAgain, stop } = await startAgain({ token: 'b', code: 'one', content: '' });
  expect(loadAgain).not.toHaveBeenCalled();
  now = { token: 'b', code: 'two' };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loadAgain).toHaveBeenCalledOnce();
  stop();
});

test('the studio reloads itself only after all changes are sent', async () => {
  answersChanges = false;
  const { loadAgain, applied, stop } = await startAgain({ token: 'b', code: 'two' });
  expect(loadAgain).not.toHaveBeenCalled();
  answersChanges = true;
  await vi.advanceTimersByTimeAsync(1_000);
  await applied;
  expect(loadAgain).toHaveBeenCalled();
  stop();
});

test('a change that the server cannot keep is sent again, and a message says so until it is kept', async () => {
  faults = 2;
  const notices: string[] = [];
  const workspace = createHttpWorkspace(servedBy(documentOf('a', 'one')), vi.fn());
  const stop = workspace.watch((event) => event.type === 'notice' && notices.push(event.message));
  const applied = workspace.apply(change, () => '{}');
  await vi.advanceTimersByTimeAsync(10_000);
  await applied;
  const message =
    'The server can’t keep the last change now. It stays here, and is sent again. The terminal says why: perhaps the disk is full.';
  expect(notices).toEqual([message, message, '']);
  stop();
});

test('what the server can’t write is said in its words', async () => {
  faults = 1;
  fault = '{"message":"images/a.png can\'t be written: the disk is full."}';
  const workspace = createHttpWorkspace(servedBy(documentOf('a', 'one')), vi.fn());
  const stop = workspace.watch(() => {});
  await vi.advanceTimersByTimeAsync(100);
  const undone = workspace.undo().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(100);
  expect(await undone).toBe("images/a.png can't be written: the disk is full. Try it again.");
  stop();
});

test('a change of a file that can’t be read is sent again until it can', async () => {
  unread = 2;
  const workspace = createHttpWorkspace(servedBy(documentOf('a', 'one')), vi.fn());
  const notices: string[] = [];
  const stop = workspace.watch((event) => event.type === 'notice' && notices.push(event.message));
  const applied = vi.fn();
  void workspace.apply(change, () => '{}').then(applied);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(applied).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(applied).toHaveBeenCalledOnce();
  const message = 'A file can’t be read. What was typed in it stays here, and is sent when it can.';
  expect(notices).toEqual([message, message, '']);
  stop();
});

test('an undo without an answer says so, and is not sent again', async () => {
  answersChanges = false;
  const workspace = createHttpWorkspace(servedBy(documentOf('a', 'one')), vi.fn());
  const stop = workspace.watch(() => {});
  await vi.advanceTimersByTimeAsync(100);
  const undone = workspace.undo().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(1_000);
  answersChanges = true;
  expect(await undone).toBe('There was no answer. See whether it was done, and try it again if not.');
  stop();
});

test('an undo that the server fails says so in words', async () => {
  faults = 1;
  const workspace = createHttpWorkspace(servedBy(documentOf('a', 'one')), vi.fn());
  const stop = workspace.watch(() => {});
  await vi.advanceTimersByTimeAsync(100);
  const undone = workspace.undo().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(100);
  expect(await undone).toBe('The server could not do this. The terminal says why. Try it again.');
  stop();
});

test.each<[what: string, act: (workspace: Workspace) => Promise<unknown>]>([
  ['an undo', ({ undo }) => undo()],
  ['a choice between two values', ({ settle }) => settle('1', 'yours')],
  ['a deletion', ({ ask }) => ask('changePages', { command: { do: 'delete', path: '/tour' } })],
])('without a connection, %s is refused at once and never done', async (_, act) => {
  const workspace = createHttpWorkspace(servedBy(documentOf('a', 'one')), vi.fn());
  const refused = act(workspace).catch((error: Error) => error.message);
  expect(await refused).toBe('Not connected. Try it again when there is a connection.');
  const stop = workspace.watch(() => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toEqual([]);
  stop();
});

test('a question waits for the connection, and is asked until it is answered', async () => {
  answersChanges = false;
  const workspace = createHttpWorkspace(servedBy(documentOf('a', 'one')), vi.fn());
  const links = workspace.ask('linksIn', {});
  const stop = workspace.watch(() => {});
  await vi.advanceTimersByTimeAsync(1_000);
  answersChanges = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await links).toBe(1);
  stop();
});
