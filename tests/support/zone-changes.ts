import { createZone, instantOf } from '../../src/site/time/zone';

const second = 1000;
const hour = 3600 * second;

/** What the clock of a zone shows, by another way than that of the code: in fields, not as an offset. */
function clockOf(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant) => Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

/** Compares local times around each change of a zone's offset from 2026 to 2028 with the clock itself. */
export function changesOf(name: string): { count: number; wrong: string[] } {
  const zone = createZone(name);
  const clock = clockOf(name);
  const offset = (instant: number) => clock(instant) - instant;
  const wrong: string[] = [];
  let count = 0;
  for (let at = Date.UTC(2025, 11, 31); at < Date.UTC(2029, 0, 1); at += 12 * hour) {
    if (offset(at) === offset(at + 12 * hour)) continue;
    count++;
    let [before, change] = [at, at + 12 * hour];
    while (change - before > second) {
      const middle = before + Math.floor((change - before) / (2 * second)) * second;
      if (offset(middle) === offset(at)) before = middle;
      else change = middle;
    }
    const shift = offset(change) - offset(before);
    const [from, to] = [change + offset(before), change + offset(change)];
    // Each local time with the instant that it has by the clock: undefined for none.
    const expected: [local: number, instant: number | undefined][] = [
      [from - hour * 3, change - hour * 3],
      [Math.min(from, to) - second, change - second + Math.min(0, shift)],
      [Math.max(from, to), shift > 0 ? change : change - shift],
      [Math.max(from, to) - second, shift > 0 ? undefined : change - second],
      [Math.min(from, to), shift > 0 ? undefined : change + shift],
      [to + hour * 3, change + hour * 3],
    ];
    for (const [local, instant] of expected) {
      const found = instantOf(local, zone);
      const right =
        typeof found === 'number'
          ? found === instant && clock(found) === local
          : instant === undefined && found.instant === change && found.from === from && found.to === to;
      if (!right) wrong.push(`${name} ${new Date(local).toISOString()}: ${JSON.stringify(found)}`);
    }
  }
  return { count, wrong };
}
