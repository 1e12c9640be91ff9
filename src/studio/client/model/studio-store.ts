import { siteFile } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import { valueAt } from '../../../site/json/value-at';
import type { PagePreview } from '../../../site/resolve/page-preview';
import type { PageEntry, Workspace, WorkspaceEvent } from '../../protocol/workspace';
import { createChangeSender } from './change-sender';
import { type EditedFile, lostWords, receive, wait, withoutKept } from './edited-file';
import type { FieldChange, PanelName } from './editor';
import type { Outbox } from './outbox';
import { createSay } from './say';
import { notConnected } from './served-by';
import { lastWords } from './step-words';
import { movesItems, partOf, type StudioState, startState, withFile, withPages } from './studio-state';

export interface Instead {
  pathToReopen?: string;
  remark?: string;
}

export interface StudioStore {
  state(): StudioState;
  subscribe(listener: () => void): () => void;
  change(file: string, change: FieldChange, name: string, step?: string): void;
  /** Gives what has changed and is still there. */
  undo(): Promise<readonly Place[]>;
  redo(): Promise<readonly Place[]>;
  /** `done` is told then. */
  settle(conflict: string, choice: 'yours' | 'theirs', done: string): void;
  /** `instead` says that it is shown in the place of another page, and why. */
  open(page: PageEntry, instead?: Instead): void;
  await(path: string | undefined, pathToDelete?: string): void;
  select(place: Place | undefined): void;
  reveal(place: Place, takesFocus?: boolean): void;
  revealNew(place: Place): void;
  openPanel(panel: PanelName | undefined): void;
  openCollection(name: string | undefined): void;
  /** Resolves when the content of a file is here. Rejects without a connection. */
  read(file: string): Promise<void>;
  refuse(reason: unknown): void;
  refusePress(reason: string): void;
  announce(message: string): void;
  tell(message: string): void;
  onChange(listener: (file: string, change: FieldChange) => void): () => void;
  onPreview(listener: (preview: PagePreview) => void): () => void;
  /** Keeps what waits, because the tab may be closed. */
  keepWaiting(): void;
  close(): void;
}

export function createStudioStore(workspace: Workspace, outbox?: Outbox): StudioStore {
  let state = startState;
  let count = 0;
  const session = crypto.randomUUID();
  const listeners = new Set<() => void>();
  const changeListeners = new Set<(file: string, change: FieldChange) => void>();
  let preview: PagePreview | undefined;
  const previewListeners = new Set<(preview: PagePreview) => void>();
  let isUpdateDue = false;

  function update(part: Partial<StudioState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  /** Events come in groups: what they change is rendered once. */
  function updateSoon(part: Partial<StudioState>): void {
    state = { ...state, ...part };
    if (isUpdateDue) return;
    isUpdateDue = true;
    queueMicrotask(() => {
      isUpdateDue = false;
      update({});
    });
  }

  const setFile = (name: string, file: EditedFile) => update(withFile(state, name, file));

  function take(event: WorkspaceEvent): void {
    if (event.type === 'preview') {
      preview = event.preview;
      for (const listener of previewListeners) listener(event.preview);
    } else if (event.type === 'file') {
      const { file } = event.state;
      const edited = receive(state.files[file], event.state, event.applied);
      updateSoon(withFile(state, file, edited));
    } else if (event.type === 'removed') {
      const { [event.file]: removed, ...files } = state.files;
      updateSoon({ files });
      if (removed && removed.waiting.length > 0) refuse(lostWords(removed));
    } else if (event.type === 'pages') {
      updateSoon(withPages(state, event.pages));
    } else takePart(event);
  }

  function takePart(event: Parameters<typeof partOf>[0]): void {
    if (event.type === 'history' && event.history.last?.time !== state.history.last?.time) endOfRead();
    if (event.type === 'connection' && event.isOpen) updateSoon({ files: withoutKept(state.files) });
    updateSoon(partOf(event));
    if (!isKeepingUp()) sender.keepWaiting();
  }

  /** False while there is no server, or it can't keep anything. */
  const isKeepingUp = () => state.isConnected && state.notice === '';

  const { announce, announceToo, tell, refuse, refusePress, endOfPress, endOfRead } = createSay(
    () => state,
    update,
  );
  /** Says which step an undo or a redo was: the last one, so that what was typed before comes first. */
  const travel = async (way: 'undo' | 'redo') => {
    refuse('');
    if (!(await sender.arrived())) {
      refuse('What was typed before is not kept yet. Try it again then.');
      return [];
    }
    const step = state.history[way];
    try {
      const places = await workspace[way]();
      if (step !== undefined) announce(`${lastWords({ kind: way, name: step })}.`);
      return places;
    } catch (error) {
      refuse(error);
      return [];
    }
  };
  const listen = <Listener>(to: Set<Listener>, listener: Listener) => {
    to.add(listener);
    return () => void to.delete(listener);
  };
  const sender = createChangeSender(workspace, { files: () => state.files, setFile, refuse, tell }, outbox);
  const end = workspace.watch(take);
  workspace.read(siteFile);
  void sender.sendKept();

  return {
    state: () => state,
    subscribe: (listener) => listen(listeners, listener),
    onChange: (listener) => listen(changeListeners, listener),
    onPreview(listener) {
      if (preview) listener(preview);
      return listen(previewListeners, listener);
    },
    change(file, change, name, step) {
      const edited = state.files[file];
      if (!edited) return;
      const was = change.op === 'set' ? valueAt(edited.value, change.at) : undefined;
      if (change.op === 'set' && was === change.value) return;
      endOfPress();
      // Whoever works on goes on where they are.
      if (state.pathToReopen !== undefined) update({ pathToReopen: undefined });
      for (const listener of changeListeners) listener(file, change);
      const id = `${session} ${++count}`;
      const { state: now, value } = edited;
      const next = {
        id,
        change,
        name,
        step,
        version: now.version,
        base: value,
        isSent: false,
        isKept: false,
      };
      const changed = wait(edited, next);
      // A field that gets another value, or none, moves nothing: it may be typed in.
      if (!movesItems(change, edited.value)) update({ files: { ...state.files, [file]: changed } });
      else setFile(file, changed);
      sender.send(file);
      if (!isKeepingUp()) sender.keepWaiting();
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    settle(conflict, choice, done) {
      refuse('');
      void workspace.settle(conflict, choice).then(() => tell(done), refuse);
    },
    open({ path, file, pointer }, { pathToReopen, remark = '' } = {}) {
      endOfPress();
      preview = undefined;
      workspace.read(file);
      workspace.show({ path, file });
      const opened = { file, pointer };
      // Nobody has chosen it: a file is away for a moment while git writes it.
      const isUnasked = pathToReopen !== undefined || path === state.pathToReopen;
      update({
        opened,
        pathToOpen: undefined,
        pathToDelete: undefined,
        pathToReopen,
        remark,
        selected: undefined,
        collection: isUnasked ? state.collection : undefined,
        panel: isUnasked ? state.panel : undefined,
      });
      if (remark !== '') announceToo(remark);
    },
    await: (path, pathToDelete) => update({ pathToOpen: path, pathToDelete }),
    select: (place) => update({ selected: place, panel: undefined }),
    reveal: (place, takesFocus = true) =>
      update({ selected: place, panel: undefined, revealed: { place, takesFocus } }),
    revealNew: (place) =>
      update({ selected: place, panel: undefined, revealed: { place, takesFocus: true, isNew: true } }),
    openPanel: (panel) => update({ panel }),
    openCollection: (collection) => update({ collection, selected: undefined, panel: undefined }),
    async read(file) {
      if (state.files[file]) return;
      if (!state.isConnected) throw new Error(notConnected);
      workspace.read(file);
      await new Promise<void>((done, fail) => {
        const end = listen(listeners, () => {
          if (state.files[file]) done();
          else if (!state.isConnected) fail(new Error(notConnected));
          else return;
          end();
        });
      });
    },
    refuse,
    refusePress,
    announce,
    tell,
    keepWaiting: sender.keepWaiting,
    close: end,
  };
}
