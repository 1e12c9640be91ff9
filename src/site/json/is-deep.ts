/** In levels: many times what any content needs, and far less than what a program that calls itself for each can do. */
export const deepest = 100;

/** True for a value that is nested more deeply than that. */
export function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
