import { randomUUID } from 'node:crypto';
import type { Operation } from '../../../edit/operation';
import { textOf } from '../../../site/json/text-of';
import type { PictureMove } from '../../protocol/session/picture-move';
import type { Upload } from '../pictures/upload';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import type { Watcher } from '../workspace/watchers';
import type { RequestValues } from './request-values';

/** Moves files and changes what names them, as one step of undo. A change with the same `step` belongs to it. */
export function moveFiles(
  workspace: FolderWorkspace,
  watcher: Watcher,
  name: string,
  pictures: readonly PictureMove[],
  { operations = [], step }: { operations?: readonly Operation[]; step?: unknown } = {},
): void {
  workspace.apply(watcher, {
    id: randomUUID(),
    transaction: { name, operations },
    pictures,
    ...(typeof step === 'string' && { step }),
  });
}

/** A file as the studio sends it. */
export const uploadOf = ({ name, size, data }: RequestValues): Upload => ({
  name: textOf(name),
  size: typeof size === 'number' ? size : 0,
  bytes: typeof data === 'string' ? Buffer.from(data, 'base64') : undefined,
});
