import { expect, test, vi } from 'vitest';
import type { Change, PageEntry, Workspace, WorkspaceEvent } from '../../protocol/workspace';
import { createStudioStore } from './studio-store';

const file = 'pages/home.json';
const before = { heading: 'Before', title: 'Home' };
const never = () => Promise.reject(new Error('Nobody asks for it.'));

/** A store over a workspace that answers only when the test says so. */
function slowStore() {
  const sent: Change[] = [];
  const answers: { resolve(): void; reject(error: Error): void }[] = [];
  /** How many changes were sent before each undo. */
  const undone: number[] = [];
  let emit: (event: WorkspaceEvent) => void = () => {};
  const workspace: Workspace = {
    watch(listener) {
      emit = listener;
      return () => {};
    },
    read: () => {},
    show: () => {},
    apply(change) {
      sent.push(change);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    async undo() {
      undone.push(sent.length);
      emit({ type: 'history', history: { redo: 'Change Heading' } });
      return [];
    },
    redo: never,
    settle: never,
    ask: never,
  };
  const store = createStudioStore(workspace);
  const say = (version: number, value: object, applied: string[] = []) =>
    emit({ type: 'file', state: { file, version, text: JSON.stringify(value) }, applied });
  say(1, before);
  return {
    sent,
    undone,
    say,
    type: (value: string) => store.change(file, { op: 'set', at: '/heading', value }, 'Heading'),
    answer: () => answers.shift()?.resolve(),
    refuse: () => answers.shift()?.reject(new Error('It was removed.')),
    store,
    emit: (event: WorkspaceEvent) => emit(event),
  };
}

test.each([
  ['another program has changed the same field', { ...before, heading: 'Theirs' }, [], 1],
  ['another editor has changed the same field', { ...before, heading: 'Theirs' }, ['theirs 1'], 1],
  ['another program has changed another field', { ...before, title: 'Theirs' }, [], 2],
])('a change waits while %s', async (_, theirs, applied, version) => {
  const { sent, say, type, answer } = slowStore();
  type('M');
  type('Mine');
  say(2, theirs, applied);
  answer();
  await expect.poll(() => sent.map((change) => change.version)).toEqual([1, version]);
});

test('a change waits for one of the same editor', async () => {
  const { sent, say, type, answer } = slowStore();
  type('M');
  type('Mine');
  say(2, { ...before, heading: 'M' }, [sent[0]?.id ?? '']);
  answer();
  await expect.poll(() => sent.map((change) => change.version)).toEqual([1, 2]);
});

test('a change waits no more when its answer has come and the news of it was lost with the connection', async () => {
  const { store, say, emit, type, answer } = slowStore();
  const waiting = () => store.state().files[file]?.waiting.length;
  type('Mine');
  answer();
  await expect.poll(() => store.state().files[file]?.waiting[0]?.isKept).toBe(true);
  emit({ type: 'connection', isOpen: true });
  expect(store.state().files[file]?.value).toMatchObject({ heading: 'Mine' });
  type('Mine, too');
  say(3, { ...before, heading: 'Mine' });
  expect(waiting()).toBe(1);
  expect(store.state().files[file]?.value).toMatchObject({ heading: 'Mine, too' });
});

test('an undo says which step it was', async () => {
  const { store, emit } = slowStore();
  store.undo();
  await expect.poll(() => store.state().history.redo).toBe('Change Heading');
  expect(store.state().announcement).toBe('');
  emit({ type: 'history', history: { undo: 'Change Heading' } });
  await expect.poll(() => store.state().history.undo).toBe('Change Heading');
  store.undo();
  await expect.poll(() => store.state().announcement).toBe('Undone: Heading changed.');
});

test('what could not be done is said, also when there is a connection again', async () => {
  const { store, emit } = slowStore();
  store.settle('1', 'yours', 'Used.');
  await expect.poll(() => store.state().refused).toBe('Nobody asks for it.');
  expect(store.state().announcement).toBe('');
  emit({ type: 'connection', isOpen: false });
  expect(store.state().refused).toBe('Nobody asks for it.');
  emit({ type: 'connection', isOpen: true });
  expect(store.state().refused).toBe('Nobody asks for it.');
});

test.each<[what: string, left: string, act: (studio: ReturnType<typeof slowStore>) => void]>([
  ['an undo', '', ({ store }) => store.undo()],
  ['somebody has read it', '', ({ store }) => store.refuse('')],
  ['more than a change', 'Nobody asks for it.', ({ type }) => type('M')],
])('what could not be done is said until %s', async (_, left, act) => {
  const studio = slowStore();
  studio.store.settle('1', 'yours', 'Used.');
  await expect.poll(() => studio.store.state().refused).toBe('Nobody asks for it.');
  act(studio);
  expect(studio.store.state().refused).toBe(left);
});

const home: PageEntry = { path: '/', title: 'Home', file, pointer: '' };

test.each<[what: string, act: (studio: ReturnType<typeof slowStore>) => void]>([
  ['the next change', ({ type }) => type('M')],
  ['a page is opened', ({ store }) => store.open(home)],
])('why a mere press did nothing is said until %s', (_, act) => {
  const studio = slowStore();
  studio.store.refusePress('It stays.');
  expect(studio.store.state().refused).toBe('It stays.');
  act(studio);
  expect(studio.store.state().refused).toBe('');
});

test('the reason why a press did nothing stays on screen', () => {
  const { store, type } = slowStore();
  store.refusePress('It stays.');
  store.refuse('It was removed.');
  type('M');
  store.open(home);
  expect(store.state().refused).toBe('It was removed.');
});

test('when a file is removed, a message repeats what was typed in it', async () => {
  const { store, type, emit, refuse } = slowStore();
  type('Mine');
  store.change(file, { op: 'set', at: '/open', value: true }, 'Open');
  emit({ type: 'removed', file });
  refuse();
  await Promise.resolve();
  expect(store.state().refused).toBe(
    'pages/home.json was removed or moved elsewhere. What was typed in it is not kept: “Mine”, true.',
  );
});

test('a file is read before something is done with it', async () => {
  const { store, emit } = slowStore();
  emit({ type: 'connection', isOpen: true });
  const read = store.read('pages/other.json');
  const state = { file: 'pages/other.json', version: 1, text: '{ "title": "Other" }' };
  emit({ type: 'file', state, applied: [] });
  await read;
  expect(store.state().files['pages/other.json']?.value).toEqual({ title: 'Other' });
});

test('a file is not read later, when there is a connection again', async () => {
  const { store, emit } = slowStore();
  const refusal = 'Not connected. Try it again when there is a connection.';
  await expect(store.read('pages/other.json')).rejects.toThrow(refusal);
  emit({ type: 'connection', isOpen: true });
  const read = store.read('pages/other.json');
  emit({ type: 'connection', isOpen: false });
  await expect(read).rejects.toThrow(refusal);
});

test('after an undo that takes the open page away, a message says why another page is open', async () => {
  const { store, emit } = slowStore();
  emit({ type: 'history', history: { undo: 'New page /tour' } });
  store.undo();
  await expect.poll(() => store.state().announcement).toBe('Undone: New page /tour.');
  const remark = 'There is no page /tour any more. This is /.';
  store.open({ path: '/', title: 'Home', file, pointer: '' }, { pathToReopen: '/tour', remark });
  expect(store.state().announcement).toBe(`Undone: New page /tour. ${remark}`);
  expect(store.state().remark).toBe(remark);
});

test('a panel stays while the file of the open page is away for a moment, and closes when a page is chosen', () => {
  const { store } = slowStore();
  const pageAt = (path: string) => ({ path, title: 'A', file, pointer: '' });
  store.openPanel('changes');
  store.open(pageAt('/'), { pathToReopen: '/tour', remark: '' });
  store.open(pageAt('/tour'));
  expect(store.state().panel).toBe('changes');
  store.open(pageAt('/'));
  expect(store.state().panel).toBeUndefined();
});

test.each([
  ['announced', 'announce', 'announcement'],
  ['why something was not done', 'refuse', 'refused'],
] as const)('a screen reader says the same words each time that they are %s', (_, say, where) => {
  const { store } = slowStore();
  const words = [1, 2, 3].map(() => {
    store[say]('Arranged.');
    return store.state()[where];
  });
  expect(words.map((words) => words.trim())).toEqual(['Arranged.', 'Arranged.', 'Arranged.']);
  expect(words[1]).not.toBe(words[0]);
  expect(words[2]).not.toBe(words[1]);
});

test('a new step ends why something was not done, once that could be read', () => {
  vi.useFakeTimers();
  const { store, emit } = slowStore();
  const refusedAfter = (ms: number, time: number) => {
    vi.advanceTimersByTime(ms);
    emit({ type: 'history', history: { last: { kind: 'edit', name: 'Add FAQ', time } } });
    return store.state().refused;
  };
  store.refuse('It is full.');
  expect(refusedAfter(3000, 1)).toBe('It is full.');
  expect(refusedAfter(3000, 1)).toBe('It is full.');
  expect(refusedAfter(0, 2)).toBe('');
  vi.useRealTimers();
});

test('what has happened without a step is heard, and seen with its time', () => {
  const { store } = slowStore();
  for (const words of ['Block copied.', 'Block copied.']) store.tell(words);
  expect(store.state().announcement).toBe('Block copied.\u00A0');
  expect(store.state().told?.words).toBe('Block copied.');
  expect(store.state().told?.time).toBeGreaterThan(Date.now() - 1000);
});

test('what is typed in a missing field waits for a version of the file that can be read', async () => {
  const { store, sent, emit, answer } = slowStore();
  for (const value of ['M', 'Mine']) store.change(file, { op: 'set', at: '/intro', value }, 'Intro');
  emit({ type: 'file', state: { file, version: 2, text: '{' }, applied: [] });
  answer();
  await expect.poll(() => sent.map((change) => change.version)).toEqual([1, 1]);
});

test('an undo does not wait for ever', async () => {
  vi.useFakeTimers();
  const { store, undone, type } = slowStore();
  type('M');
  for (let press = 0; press < 3; press++) store.undo();
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  expect(store.state().refused).toBe('What was typed before is not kept yet. Try it again then.');
  expect(undone).toEqual([]);
});

test('an undo waits for what was typed before it', async () => {
  const { store, undone, say, sent, type, answer } = slowStore();
  type('M');
  type('Mine');
  store.undo();
  say(2, { ...before, heading: 'M' }, [sent[0]?.id ?? '']);
  await Promise.resolve();
  expect(undone).toEqual([]);
  answer();
  await expect.poll(() => sent.length).toBe(2);
  expect(undone).toEqual([]);
  answer();
  await expect.poll(() => undone).toEqual([2]);
});
