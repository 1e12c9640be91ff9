import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Editor, EditorProvider } from '../../src/studio/client/model/editor';
import { startShown } from '../../src/studio/client/model/studio-state';

const nothing = () => {};

/** An editor that shows files and does nothing. */
export const fakeEditor = (files: Readonly<Record<string, unknown>>, more: Partial<Editor> = {}): Editor => ({
  now: () => fakeEditor(files, more),
  ...startShown,
  page: undefined,
  valueOf: (file) => files[file],
  isConnected: true,
  read: async () => {},
  change: nothing,
  undo: nothing,
  redo: nothing,
  fix: nothing,
  settle: nothing,
  open: nothing,
  go: nothing,
  openPath: nothing,
  select: nothing,
  reveal: nothing,
  revealNew: nothing,
  onChange: () => nothing,
  onPreview: () => nothing,
  openPanel: nothing,
  openCollection: nothing,
  ask: async () => {
    throw new Error('Nothing answers.');
  },
  refuse: nothing,
  refusePress: nothing,
  announce: nothing,
  tell: nothing,
  ...more,
});

export const renderInStudio = (editor: Editor, node: ReactNode): string =>
  renderToStaticMarkup(<EditorProvider value={editor}>{node}</EditorProvider>);
