import { utc, type Zone } from './zone';

/** An instant in words, with the zone of its clock. At midnight the day says it all. */
export function dateText(instant: number, zone: Zone = utc): string {
  const local = new Date(zone.localAt(instant));
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'medium' }).format(local);
  const time = local.toISOString().slice(11, 16);
  return `${time === '00:00' ? day : `${day}, ${time}`} (${zone.name})`;
}
