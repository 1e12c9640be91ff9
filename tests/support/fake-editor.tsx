import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Editor, EditorProvider } from '../../src/studio/editor';

const nothing = () => {};

/** An editor that shows files and does nothing. */
export const fakeEditor = (files: Readonly<Record<string, unknown>>, more: Partial<Editor> = {}): Editor => ({
  pages: [],
  page: undefined,
  valueOf: (file) => files[file],
  problems: [],
  conflicts: [],
  history: {},
  held: [],
  isSaved: true,
  notice: '',
  announcement: '',
  isConnected: true,
  change: nothing,
  undo: nothing,
  redo: nothing,
  fix: nothing,
  settle: nothing,
  open: nothing,
  openPath: nothing,
  selected: undefined,
  select: nothing,
  remark: '',
  followed: undefined,
  toFocus: undefined,
  onChange: () => nothing,
  onPreview: () => nothing,
  panel: undefined,
  openPanel: nothing,
  ask: async () => {
    throw new Error('Nothing answers.');
  },
  announce: nothing,
  ...more,
});

export const renderInStudio = (editor: Editor, node: ReactNode): string =>
  renderToStaticMarkup(<EditorProvider value={editor}>{node}</EditorProvider>);
