/** Texts of files that a build needs twice. */
export interface TextCache {
  /** Keeps a text while there is room for it. */
  put(path: string, bytes: Uint8Array): void;
  get(path: string): string | undefined;
}

/** In bytes: about 20,000 pages. */
const room = 64 * 1024 * 1024;

/** Texts share large buffers: to allocate a buffer for each text would cost as much as reading its file again. */
const bufferSize = 1024 * 1024;

export function createTextCache(): TextCache {
  const texts = new Map<string, Buffer>();
  let buffer = Buffer.alloc(0);
  let used = 0;
  let left = room;
  return {
    put(path, bytes) {
      if (bytes.length > left || bytes.length > bufferSize) return;
      left -= bytes.length;
      if (used + bytes.length > buffer.length) {
        buffer = Buffer.allocUnsafeSlow(bufferSize);
        used = 0;
      }
      buffer.set(bytes, used);
      texts.set(path, buffer.subarray(used, used + bytes.length));
      used += bytes.length;
    },
    get: (path) => texts.get(path)?.toString(),
  };
}
