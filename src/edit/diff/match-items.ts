import { isRecord } from '../../site/json/is-record';
import { groupBy } from '../../site/problem/group-by';
import { distinctIdentity, findItem, identityOf } from '../text/identity';

/** The items of the second list by those of the first, which they are as they are now. */
export type Matches = ReadonlyMap<number, number>;

/** Tells which items of two lists are the same ones: by their value, their id, their heading, their neighbors. */
export function matchItems(was: readonly unknown[], now: readonly unknown[]): Matches {
  const matches = new Map<number, number>();
  const taken = new Set<number>();
  const match = (from: number, to: number) => {
    matches.set(from, to);
    taken.add(to);
  };
  const [before, after] = [was.map(identityOf), now.map(identityOf)];
  const places = new Map<string, number[]>();
  for (const [to, { hash = '' }] of after.entries()) places.set(hash, [...(places.get(hash) ?? []), to]);
  for (const [from, { hash = '' }] of before.entries()) if (after[from]?.hash === hash) match(from, from);
  for (const [from, { hash = '' }] of before.entries()) {
    if (matches.has(from)) continue;
    const to = places.get(hash)?.find((place) => !taken.has(place));
    if (to !== undefined) match(from, to);
  }
  // Equal items keep their order: that two of them were exchanged would change nothing.
  const matched = [...before.keys()].filter((from) => matches.has(from));
  for (const equal of groupBy(matched, (from) => before[from]?.hash).values()) {
    const tos = equal.flatMap((from) => matches.get(from) ?? []).sort((one, other) => one - other);
    for (const [index, from] of equal.entries()) matches.set(from, tos[index] ?? from);
  }
  const rest = (count: number, isDone: (index: number) => boolean) =>
    Array.from({ length: count }, (_, index) => index).filter((index) => !isDone(index));
  const left = rest(now.length, (to) => taken.has(to));
  const others = left.flatMap((to) => after[to] ?? []);
  for (const from of rest(was.length, (index) => matches.has(index))) {
    const wanted = before[from] && distinctIdentity(before[from], before);
    const found = wanted && findItem(others, wanted, from);
    const to = found === undefined ? undefined : left[found];
    if (to !== undefined && !taken.has(to) && isSameKind(was[from], now[to])) match(from, to);
  }
  matchNeighbors(was, now, matches, taken, match);
  return matches;
}

/** What stands behind the same item, and is of the same kind, is the same item with another text. */
function matchNeighbors(
  was: readonly unknown[],
  now: readonly unknown[],
  matches: Matches,
  taken: ReadonlySet<number>,
  match: (from: number, to: number) => void,
): void {
  for (const from of was.keys()) {
    if (matches.has(from)) continue;
    const before = from === 0 ? -1 : matches.get(from - 1);
    const to = before === undefined ? undefined : before + 1;
    if (to !== undefined && to < now.length && !taken.has(to) && isSameKind(was[from], now[to]))
      match(from, to);
  }
}

function isSameKind(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) return one.type === other.type;
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}
