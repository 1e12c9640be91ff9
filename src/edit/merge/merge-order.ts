/** Where an item is on each side. */
export interface ItemPlaces {
  ours: number;
  theirs: number;
}

type Places = readonly ItemPlaces[];

/**
 * The order of items that both sides have, which are given as they were before. Of two items, one comes before the other
 * as it did, unless a side has changed that. Undefined if then each of several items would come before the next.
 */
export function mergeOrder<Item extends ItemPlaces>(items: readonly Item[]): readonly Item[] | undefined {
  if (isInOrder(items, 'ours')) return items.toSorted((one, other) => one.theirs - other.theirs);
  if (isInOrder(items, 'theirs')) return items.toSorted((one, other) => one.ours - other.ours);
  const ranks = items.map(() => 0);
  for (const [place, item] of items.entries())
    for (let later = place + 1; later < items.length; later++) {
      const other = items[later];
      const isKept = other && item.ours < other.ours && item.theirs < other.theirs;
      const behind = isKept ? later : place;
      ranks[behind] = (ranks[behind] ?? 0) + 1;
    }
  const ordered: Item[] = [];
  for (const [place, item] of items.entries()) ordered[ranks[place] ?? 0] = item;
  return new Set(ranks).size === items.length ? ordered : undefined;
}

const isInOrder = (items: Places, side: keyof ItemPlaces): boolean =>
  items.every((item, place) => item[side] > (items[place - 1]?.[side] ?? -1));
