/** Where a value is in its document: a linked list, so that each step of a walk costs one small object. */
export type JsonPath = { readonly parent: JsonPath; readonly key: string | number } | undefined;

/** Called only where something is reported. */
export function pointerOf(path: JsonPath): string {
  let pointer = '';
  for (let step = path; step; step = step.parent) pointer = `/${escapeKey(step.key)}${pointer}`;
  return pointer;
}

/** Nearly every key: to replace nothing takes ten times as long. */
const isPlain = (key: string) => !key.includes('~') && !key.includes('/');

export function escapeKey(key: string | number): string {
  const text = String(key);
  return isPlain(text) ? text : text.replaceAll('~', '~0').replaceAll('/', '~1');
}

export function keysOf(pointer: string): string[] {
  if (pointer === '') return [];
  const keys = pointer.slice(1).split('/');
  return pointer.includes('~') ? keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')) : keys;
}
