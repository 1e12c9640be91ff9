import type { FieldPlace, PageEntry, PagePreview, Workspace, WorkspaceEvent } from '../../edit/workspace';
import { siteFile } from '../../site/files/site-file';
import { valueAt } from '../../site/json/value-at';
import { counted } from '../../site/text/words';
import type { FieldChange, PanelName, Shown } from '../editor';
import { drop, type EditedFile, markSent, receive, type WaitingChange, wait } from './edited-file';
import type { Outbox } from './outbox';

/** Everything that the studio shows, as one value that is replaced by each change. */
export interface StudioState extends Shown {
  /** The place of the open page. */
  opened: FieldPlace | undefined;
  /** The path of a page that is opened as soon as it is there. */
  awaited: string | undefined;
  files: Readonly<Record<string, EditedFile>>;
}

const start: StudioState = {
  pages: [],
  opened: undefined,
  awaited: undefined,
  files: {},
  problems: [],
  conflicts: [],
  history: {},
  held: [],
  isSaved: true,
  notice: '',
  isConnected: false,
  selected: undefined,
  toFocus: undefined,
  panel: undefined,
  announcement: '',
};

export interface StudioStore {
  state(): StudioState;
  subscribe(listener: () => void): () => void;
  change(file: string, change: FieldChange, name: string, step?: string): void;
  undo(): void;
  redo(): void;
  settle(conflict: string, choice: 'yours' | 'theirs'): void;
  open(page: PageEntry): void;
  await(path: string | undefined): void;
  select(place: FieldPlace | undefined, focus?: boolean): void;
  openPanel(panel: PanelName | undefined): void;
  announce(message: string): void;
  onChange(listener: (file: string, change: FieldChange) => void): () => void;
  onPreview(listener: (preview: PagePreview) => void): () => void;
  /** Keeps what waits, because the tab may be closed. */
  keepWaiting(): void;
  close(): void;
}

export function createStudioStore(workspace: Workspace, outbox?: Outbox): StudioStore {
  let state = start;
  let count = 0;
  const session = crypto.randomUUID();
  const listeners = new Set<() => void>();
  const changeListeners = new Set<(file: string, change: FieldChange) => void>();
  let preview: PagePreview | undefined;
  const previewListeners = new Set<(preview: PagePreview) => void>();
  /** The files whose changes are on their way, until all of them have arrived. */
  const sending = new Map<string, Promise<void>>();

  let isToldSoon = false;

  function update(part: Partial<StudioState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  /** Events come in groups: what they change is drawn once. */
  function updateSoon(part: Partial<StudioState>): void {
    state = { ...state, ...part };
    if (isToldSoon) return;
    isToldSoon = true;
    queueMicrotask(() => {
      isToldSoon = false;
      update({});
    });
  }

  const setFile = (name: string, file: EditedFile) => update({ files: { ...state.files, [name]: file } });

  function keepWaiting(): void {
    for (const [file, { waiting }] of Object.entries(state.files))
      if (waiting.length > 0) outbox?.keep(file, waiting);
  }

  function take(event: WorkspaceEvent): void {
    if (event.type === 'preview') {
      preview = event.preview;
      for (const listener of previewListeners) listener(event.preview);
    } else if (event.type === 'file') {
      const { file } = event.state;
      const edited = receive(state.files[file], event.state, event.applied);
      updateSoon({ files: { ...state.files, [file]: edited } });
    } else if (event.type === 'gone') {
      const { [event.file]: _, ...files } = state.files;
      updateSoon({ files });
    } else {
      updateSoon(partOf(event));
      if (!isKeepingUp()) keepWaiting();
    }
  }

  /** False while there is no server, or it can't keep anything. */
  const isKeepingUp = () => state.isConnected && state.notice === '';

  /** There is a change to send. */
  function send(file: string): void {
    if (!sending.has(file)) sending.set(file, sendAll(file));
  }

  /** Sends the changes of a file one after the other. */
  async function sendAll(file: string): Promise<void> {
    for (;;) {
      const edited = state.files[file];
      const next = edited?.waiting.find(({ isSent }) => !isSent);
      if (!edited || !next) break;
      setFile(file, markSent(edited, next.id));
      try {
        await apply(file, next);
      } catch (error) {
        const now = state.files[file];
        if (now) setFile(file, drop(now, next.id));
        say(error);
      }
    }
    // At once: a change that comes now starts anew.
    sending.delete(file);
    outbox?.keep(file, []);
  }

  function apply(file: string, { id, change, name, step, version, base }: WaitingChange): Promise<void> {
    const transaction = { name, operations: [{ ...change, file }] };
    return workspace.apply({ id, transaction, version, ...(step !== undefined && { step }) }, () =>
      JSON.stringify(base ?? null),
    );
  }

  /** What was typed in a tab that was closed before there was a server again. */
  async function sendKept(): Promise<void> {
    let kept = 0;
    await outbox?.takeOver(async (file, change) => {
      await apply(file, change).then(() => kept++, say);
    });
    const verb = kept === 1 ? 'is' : 'are';
    if (kept > 0) announce(`${counted(kept, 'changes')} that waited in a closed tab ${verb} kept now.`);
  }

  // A screen reader is told of a text that changes: the same words once more end with a space that nobody hears.
  const announce = (message: string) =>
    update({ announcement: message === state.announcement ? `${message}\u00A0` : message });
  const say = (error: unknown) => update({ notice: error instanceof Error ? error.message : String(error) });
  /** Says which step an undo or a redo was: the last one, so that what was typed before comes first. */
  const travel = async (way: 'undo' | 'redo', what: string) => {
    await Promise.all(sending.values());
    const step = state.history[way];
    try {
      await workspace[way]();
      if (step !== undefined) announce(`${what}: ${step}.`);
    } catch (error) {
      say(error);
    }
  };
  const listen = <Listener>(to: Set<Listener>, listener: Listener) => {
    to.add(listener);
    return () => void to.delete(listener);
  };
  const end = workspace.watch(take);
  workspace.read(siteFile);
  void sendKept();

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
      for (const listener of changeListeners) listener(file, change);
      const id = `${session} ${++count}`;
      const { state: now, value } = edited;
      const next = { id, change, name, step, version: now.version, base: value, isSent: false };
      setFile(file, wait(edited, next));
      send(file);
      if (!isKeepingUp()) keepWaiting();
    },
    undo: () => void travel('undo', 'Undone'),
    redo: () => void travel('redo', 'Done again'),
    settle: (conflict, choice) => void workspace.settle(conflict, choice).catch(say),
    open({ path, file, pointer }) {
      preview = undefined;
      workspace.read(file);
      workspace.show(path);
      update({ opened: { file, pointer }, awaited: undefined, selected: undefined, panel: undefined });
    },
    await: (path) => update({ awaited: path }),
    select: (place, focus = false) =>
      update({ selected: place, panel: undefined, ...(focus && { toFocus: place && { ...place } }) }),
    openPanel: (panel) => update({ panel }),
    announce,
    keepWaiting,
    close: end,
  };
}

/** What an event says of the state. */
function partOf(event: Exclude<WorkspaceEvent, { type: 'preview' | 'file' | 'gone' }>): Partial<StudioState> {
  switch (event.type) {
    case 'pages':
      return { pages: event.pages };
    case 'problems':
      return { problems: event.problems };
    case 'conflicts':
      return { conflicts: event.conflicts };
    case 'history':
      return { history: event.history };
    case 'held':
      return { held: event.files };
    case 'saved':
      return { isSaved: event.isSaved };
    case 'notice':
      return { notice: event.message };
    case 'connection':
      return { isConnected: event.isOpen };
  }
}
