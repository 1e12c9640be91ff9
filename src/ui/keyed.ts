/** Items with their positions as keys: content never changes order, and may say the same words twice. */
export function keyed<T>(items: readonly T[]): { key: number; item: T }[] {
  return items.map((item, key) => ({ key, item }));
}
