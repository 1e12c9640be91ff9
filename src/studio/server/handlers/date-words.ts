import { utc, type Zone } from '../../../site/time/zone';
import type { DateWords } from '../../protocol/requests/date-requests';

const day = 24 * 60 * 60_000;
const minute = 60_000;

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const weekday = format({ weekday: 'short' });
const longDay = format({ day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = format({ day: 'numeric', month: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** An instant in words, as the clock of a zone shows it. */
export function dateWords(instant: number, zone: Zone): DateWords {
  const local = new Date(zone.localAt(instant));
  return {
    instant,
    // Joined here: versions of ICU differ in a comma.
    day: `${weekday.format(local)} ${longDay.format(local)}`,
    short: shortDay.format(local),
    time: local.toISOString().slice(11, 16),
  };
}

/** How far the day of an instant is from that of another, such as "in 4 days". */
export function distanceWords(instant: number, from: number, zone: Zone): string {
  const [to, start] = [instant, from].map((each) => Math.floor(zone.localAt(each) / day)) as [number, number];
  return relative.format(to - start, 'day');
}

/** A zone with how its clock differs from that of Greenwich at an instant, such as "Makassar, UTC+8". */
export function zoneWords(zone: Zone, instant: number): string {
  if (zone.name === utc.name) return zone.name;
  const minutes = Math.round((zone.localAt(instant) - instant) / minute);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const offset = `${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  const place = zone.name.slice(zone.name.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${place}, UTC${minutes === 0 ? '' : offset}`;
}
