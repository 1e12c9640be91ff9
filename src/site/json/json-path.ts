/** Where a value is in its document: a linked list, so that each step of a walk costs one small object. */
export type JsonPath = { readonly parent: JsonPath; readonly key: string | number } | undefined;

/** Called only where something is reported. */
export function pointerOf(path: JsonPath): string {
  let pointer = '';
  for (let step = path; step; step = step.parent) pointer = `/${escapeKey(step.key)}${pointer}`;
  return pointer;
}

export function escapeKey(key: string | number): string {
  return String(key).replaceAll('~', '~0').replaceAll('/', '~1');
}

export function keysOf(pointer: string): string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
