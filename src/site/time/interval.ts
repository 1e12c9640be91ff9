/** A time from one instant to another, which does not belong to it any more. */
export interface Interval {
  from: number;
  until: number;
}

export const always: Interval = { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };

export const isWithin = (instant: number, { from, until }: Interval): boolean =>
  from <= instant && instant < until;

/** What two have in common; undefined for nothing. */
export function common(one: Interval, other: Interval): Interval | undefined {
  const from = Math.max(one.from, other.from);
  const until = Math.min(one.until, other.until);
  return from < until ? { from, until } : undefined;
}

/** The same time in as few intervals as possible, in order. */
export function joined(intervals: readonly Interval[]): Interval[] {
  const all: Interval[] = [];
  for (const { from, until } of [...intervals].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else all.push({ from, until });
  }
  return all;
}

/** What remains of a time without others, which are joined. */
export function without(whole: Interval, others: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  let { from } = whole;
  for (const other of others) {
    if (from < Math.min(other.from, whole.until))
      left.push({ from, until: Math.min(other.from, whole.until) });
    from = Math.max(from, other.until);
  }
  if (from < whole.until) left.push({ from, until: whole.until });
  return left;
}
