import type { Files } from '../../../site/files/files';
import { memoryFiles } from '../../../site/files/memory-files';
import { largestOf, FileRefusal as Unread } from '../../../site/files/refusal';
import { inMemory } from '../../../site/image/file-parts';
import { pictureHead } from '../../../site/image/picture-head';
import type { Finding } from '../../../site/problem/finding';

export interface Upload {
  name: string;
  /** In bytes, also of a file that was not sent. */
  size: number;
  bytes: Uint8Array | undefined;
}

/** In bytes: of a request with a file of this size in base64. */
export const largestUpload = (most: number): number => Math.ceil((most * 4) / 3) + 100_000;

/** As if the folder held nothing else. */
export function oneFile(path: string, bytes: Uint8Array): Files {
  const files = memoryFiles({ [path]: bytes });
  return {
    ...files,
    head: () => pictureHead(inMemory(bytes)),
    read(file) {
      const most = largestOf(file);
      if (bytes.length > most) throw new Unread({ size: bytes.length, most });
      return files.read(file);
    },
  };
}

export const sentence = ({ message, help }: Finding): string =>
  help === undefined ? message : `${message} ${help}`;
