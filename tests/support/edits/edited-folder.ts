import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import * as server from '../../../src/app/server/server';
import type { Change, WorkspaceEvent } from '../../../src/studio/protocol/workspace';
import { createPageRenderer } from '../../../src/studio/server/rendering/page-renderer';
import {
  type FolderWorkspace,
  openFolderWorkspace,
} from '../../../src/studio/server/workspace/folder-workspace';
import type { Watcher } from '../../../src/studio/server/workspace/watchers';
import { fixtures } from '../fixtures';
import { noAssets } from '../no-assets';
import { temporaryFolder } from '../temporary-site';

type EventOf<Type extends WorkspaceEvent['type']> = Extract<WorkspaceEvent, { type: Type }>;

/** A copy of valid content on disk, as the studio edits it, and what it tells. */
export interface EditedFolder {
  folder: string;
  journal: string;
  workspace: FolderWorkspace;
  watcher: Watcher;
  /** The last event of a type. */
  last<Type extends WorkspaceEvent['type']>(type: Type): EventOf<Type> | undefined;
  set(file: string, at: string, value: unknown, more?: Partial<Change>): void;
  written(file: string): string;
  write(file: string, text: string): void;
  /** Ends as a killed process does: nothing is written. `meanwhile` happens before the next start. */
  reopen(meanwhile?: () => void): EditedFolder;
}

/** `below` is the folder's own name, below a temporary one. `prepare` gets the copy before it is opened. */
export function editFolder(
  name = 'valid/many-files',
  below = '',
  prepare: (folder: string) => void = () => {},
): EditedFolder {
  const folder = join(temporaryFolder(), below);
  cpSync(join(fixtures, name), folder, { recursive: true });
  prepare(folder);
  return open(folder, join(temporaryFolder(), 'journal.ndjson'));
}

function open(folder: string, journal: string): EditedFolder {
  const workspace = openFolderWorkspace(folder, journal, (files) =>
    createPageRenderer(folder, files, server, () => noAssets),
  );
  onTestFinished(workspace.close);
  const events: WorkspaceEvent[] = [];
  const { watcher } = workspace.watch((event) => events.push(event));
  let count = 0;
  return {
    folder,
    journal,
    workspace,
    watcher,
    last: <Type extends WorkspaceEvent['type']>(type: Type) =>
      events.findLast((event): event is EventOf<Type> => event.type === type),
    set(file, at, value, more = {}) {
      const transaction = { name: 'Edit', operations: [{ op: 'set', file, at, value }] } as const;
      workspace.apply(watcher, { id: `change ${++count}`, transaction, ...more });
    },
    written: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    reopen(meanwhile) {
      workspace.close();
      meanwhile?.();
      return open(folder, journal);
    },
  };
}

/** Pages of the fixture site, and the field that tests change in them. */
export const home = 'pages/home.json';
export const radio = 'pages/services/radio.json';
export const heading = '/blocks/0/heading';

/** The value of that field in a text. */
export const headingIn = (text: string) => JSON.parse(text).blocks[0].heading;

/** Until a file that was written is seen. */
export const soon = { timeout: 5000, interval: 20 };
