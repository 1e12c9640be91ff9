import type { Files } from './files';

/** A content folder that exists only in memory. */
export function memoryFiles(contents: Readonly<Record<string, string | Uint8Array>>): Files {
  const byPath = new Map(Object.entries(contents));
  const bytes = (path: string) => {
    const content = byPath.get(path);
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
  };
  const paths = [...byPath.keys()].sort();
  return {
    read(path) {
      const content = byPath.get(path);
      if (content === undefined) throw new Error(`no such file: ${path}`);
      return typeof content === 'string'
        ? content
        : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
    },
    list: () => paths,
    head: bytes,
    size: (path) => bytes(path)?.length,
    link: () => undefined,
    fonts: () => ['funnel-display', 'geist'],
  };
}
