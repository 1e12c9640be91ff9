/** Where a value stands in its document: a linked list, so that walking costs one small object a step. */
export type JsonPath = { readonly parent: JsonPath; readonly key: string | number } | undefined;

/** Built only where there is something to say. */
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
