/** Adds the position to each item, as its key: content never changes its order, and may repeat a text. */
export function keyed<T>(items: readonly T[]): { key: number; item: T }[] {
  return items.map((item, key) => ({ key, item }));
}
