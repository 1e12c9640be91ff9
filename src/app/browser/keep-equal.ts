import { isRecord } from '../../site/json/is-record';

/** `next`, with every part that is equal to the one before: what depends on a part is then not done again. */
export function keepEqual<T>(last: unknown, next: T): T {
  const kept = keep(last, next);
  // `kept` is equal to `next`, so it has its type.
  return kept as T;
}

function keep(last: unknown, next: unknown): unknown {
  if (Object.is(last, next)) return last;
  if (Array.isArray(last) && Array.isArray(next)) {
    const items = next.map((item, index) => keep(last[index], item));
    return items.length === last.length && items.every((item, index) => item === last[index]) ? last : items;
  }
  if (!isRecord(last) || !isRecord(next)) return next;
  const fields = Object.entries(next).map(([key, value]) => [key, keep(last[key], value)] as const);
  const isSame = fields.every(([key, value]) => key in last && value === last[key]);
  return isSame && fields.length === Object.keys(last).length ? last : Object.fromEntries(fields);
}
