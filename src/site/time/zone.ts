/** The wall clock of a time zone. Local times are numbers: what the clock shows, as if that were UTC, in milliseconds. */
export interface Zone {
  name: string;
  /** What its clock shows at an instant. */
  localAt(instant: number): number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Throws a RangeError for a zone that is not known. Reads no other clock: the machine's zone plays no part. */
export function createZone(name: string): Zone {
  const format = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' });
  return {
    name,
    localAt(instant) {
      const text = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const [, sign = '', hours, minutes, seconds] = /([+-])(\d+):(\d+)(?::(\d+))?$/.exec(text) ?? [];
      const offset = [hours, minutes, seconds].reduce((sum, part) => sum * 60 + Number(part ?? 0), 0) * 1000;
      return sign === '-' ? instant - offset : instant + offset;
    },
  };
}

export const utc = createZone('UTC');

/** Local times that the clock leaves out: it goes from one to the other. */
export interface Gap {
  instant: number;
  from: number;
  to: number;
}

/** The instant at which a clock shows a local time. Of two, when clocks are set back, it is the first. */
export function instantOf(local: number, zone: Zone): number | Gap {
  const around = [local - day, local + day].map((instant) => local - zone.localAt(instant) + instant);
  const [found] = around.filter((instant) => zone.localAt(instant) === local).sort((a, b) => a - b);
  return found ?? gapAt(local, zone);
}

/** The instant that a clock never shows this local time at is the one when it is set forward. */
function gapAt(local: number, zone: Zone): Gap {
  let before = local - 2 * day;
  let instant = local + 2 * day;
  while (instant - before > 1) {
    const middle = Math.floor((before + instant) / 2);
    if (zone.localAt(middle) < local) before = middle;
    else instant = middle;
  }
  return { instant, from: zone.localAt(before) + 1, to: zone.localAt(instant) };
}

/** The first instant of a day: midnight, unless clocks are set forward then. */
export function startOfDay(local: number, zone: Zone): number {
  const start = instantOf(local, zone);
  return typeof start === 'number' ? start : start.instant;
}
