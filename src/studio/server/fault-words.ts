import { basename, dirname, sep } from 'node:path';
import { UsageError } from '../../node/base/content/content-error';
import { relativePath } from '../../node/base/disk/relative-path';
import { refusedPath, writeRefusal } from '../../node/base/disk/write-refusal';
import { Refusal as UnreadFile } from '../../site/files/refusal';
import { refusedFile } from '../../site/read/rules/refused-file';
import { Refusal } from './refusal';

/** What a request is answered with that could not be done. */
export interface FaultWords {
  /** 409: it never can be, so the studio gives it up. 503 and 507: it may be later. */
  status: 409 | 503 | 507;
  message: string;
}

/** Undefined for an error that nobody has thought of. */
export function faultWords(folder: string, error: unknown): FaultWords | undefined {
  if (error instanceof Refusal) return { status: 409, message: error.message };
  if (error instanceof UnreadFile) {
    const { reason } = error;
    const { link, size } = refusedFile.messages;
    const message = 'link' in reason ? link.message(reason.link) : size.message(reason.size);
    return { status: 409, message };
  }
  if (error instanceof UsageError) return { status: 503, message: error.message };
  const refusal = writeRefusal(error);
  if (!refusal) return undefined;
  const path = refusedPath(error);
  // What waits beside a file has a name that says nothing.
  const shown = path !== undefined && basename(path).startsWith('.') ? dirname(path) : path;
  const inside = shown?.startsWith(folder + sep) ? relativePath(folder, shown) : shown;
  return { status: 507, message: `${inside ?? 'A file'} can't be written: ${refusal.reason}.` };
}
