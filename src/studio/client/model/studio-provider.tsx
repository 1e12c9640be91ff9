import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { siteFile } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import type { Workspace } from '../../protocol/workspace';
import {
  collectionOfAddress,
  correctAddress,
  pageOfAddress,
  pathOfAddress,
  rememberAddress,
} from './address';
import { type Editor, EditorProvider, type FieldChange } from './editor';
import { pageAbove } from './parent-path';
import { isSamePlace, nearest, pageIn } from './places';
import type { StudioState } from './studio-state';
import type { StudioStore } from './studio-store';
import { useOtherPage } from './use-other-page';

interface ProviderProps {
  workspace: Workspace;
  store: StudioStore;
  children: ReactNode;
}

/** Gives all parts of the studio the content and what can be done with it. */
export function StudioProvider({ workspace, store, children }: ProviderProps) {
  const state = useSyncExternalStore(store.subscribe, store.state);
  const actions = useMemo(() => actionsOf(workspace, store), [workspace, store]);
  const editor = useMemo(() => ({ ...actions, ...shownBy(state) }), [actions, state]);
  useEffect(() => {
    const open = () => openAddress(store);
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, [store]);
  const isReady = state.opened === undefined && state.pages.length > 0;
  useEffect(() => {
    if (isReady) openAddress(store);
  }, [isReady, store]);
  useOtherPage(state, actions.open);
  return <EditorProvider value={editor}>{children}</EditorProvider>;
}

/** Opens the page or the table that the address names. Without that page, the page above is opened, and says so. */
function openAddress(store: StudioStore): void {
  const { pages } = store.state();
  const named = pageOfAddress(pages);
  const page = named ?? pageAbove(pathOfAddress(), pages);
  if (!page) return;
  const pathToReopen = pathOfAddress();
  store.open(
    page,
    named ? {} : { pathToReopen, remark: `There is no page ${pathToReopen}. This is ${page.path}.` },
  );
  const collection = collectionOfAddress();
  if (collection !== undefined) store.openCollection(collection);
  correctAddress(page, collection);
}

type Actions = Omit<Editor, keyof ReturnType<typeof shownBy> | 'open'> & Pick<StudioStore, 'open'>;

function actionsOf(workspace: Workspace, store: StudioStore): Actions {
  const { change, read, select, reveal, revealNew, openPanel, refuse, refusePress } = store;
  const { announce, tell, onChange, onPreview } = store;
  /** Corrections that wait for their file. */
  const fixing = new Set<string>();
  /** After an undo or a redo. A panel stays, and so does the list of blocks when blocks have come, gone or moved. */
  function showChanged(places: readonly Place[]): void {
    const { pages, panel, selected, opened } = store.state();
    const there = places.filter((place) => place.file === siteFile || pageIn(pages, place));
    const place = nearest(there, selected ?? opened);
    if (!place || panel) return;
    if (selected === undefined && /\/blocks(\/\d+)?$/.test(place.pointer)) return;
    actions.go(place, document.activeElement?.closest('.pane-fields') !== null);
  }
  const actions: Actions = {
    now: () => ({ ...actions, ...shownBy(store.state()) }),
    change,
    read,
    undo: () => void store.undo().then(showChanged),
    redo: () => void store.redo().then(showChanged),
    select,
    reveal,
    revealNew,
    openPanel,
    openCollection(name) {
      store.openCollection(name);
      const { page } = actions.now();
      if (page) rememberAddress(page, name);
    },
    refuse,
    refusePress,
    announce,
    tell,
    onChange,
    onPreview,
    fix({ file, fix }) {
      // The workspace made it from the problem.
      const operation = fix?.operation as (FieldChange & { file: string }) | undefined;
      if (!operation) return;
      const key = JSON.stringify(operation);
      if (fixing.has(key)) return;
      fixing.add(key);
      const correct = () => {
        change(file, operation, 'Correct what a message names');
        announce('Corrected.');
      };
      // The file of a problem may not be open yet.
      void read(file)
        .then(correct, refuse)
        .finally(() => fixing.delete(key));
    },
    settle({ id, file, pointer, yours, theirs }, choice) {
      if (choice !== 'both') {
        store.settle(id, choice, choice === 'yours' ? 'What was typed is used.' : 'What is there is kept.');
        return;
      }
      store.settle(id, 'theirs', 'Both are in the field, one after the other.');
      const value = `${theirs} ${yours}`;
      void read(file).then(
        () => change(file, { op: 'set', at: pointer, value }, 'Write both together'),
        refuse,
      );
    },
    open(page, instead) {
      store.open(page, instead);
      rememberAddress(page, store.state().collection);
    },
    go(place, takesFocus) {
      const { opened, pages } = store.state();
      const page = pageIn(pages, place);
      if (page && !isSamePlace(page, opened)) actions.open(page);
      reveal(place, takesFocus);
    },
    openPath: store.await,
    ask: workspace.ask,
  };
  return actions;
}

function shownBy({
  opened,
  files,
  pathToOpen: _,
  pathToDelete: __,
  pathToReopen: ___,
  ...shown
}: StudioState) {
  // The server knows nothing yet of what is on its way.
  const isKept = Object.values(files).every(({ waiting }) => waiting.every((change) => change.isKept));
  return {
    ...shown,
    isSaved: shown.isSaved && isKept,
    page:
      opened && shown.pages.find(({ file, pointer }) => file === opened.file && pointer === opened.pointer),
    valueOf: (file: string) => files[file]?.value,
  };
}
