import { describe, expect, it } from 'vitest';
import {
  dateAfter,
  isPast,
  localTime,
  type OpeningHours,
  openStatus,
  parseSpan,
  weekdayOf,
} from './opening-hours';

const week = (...days: readonly string[]) =>
  Array.from({ length: 7 }, (_, day) => (days[day] ?? '').split(' ').filter(Boolean).map(parseSpan));

/** In the week of Monday 23 November 2026. */
const monday = '2026-11-23';
const at = (day: number, time: string) => {
  const { opens } = parseSpan(`${time}-24:00`);
  return { date: dateAfter(monday, day), minutes: opens };
};

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function say(hours: OpeningHours, now: { date: string; minutes: number }): string {
  const status = openStatus(hours, now);
  if (status.isOpen) return status.last ? `open until ${clock(status.last.closes)}` : 'open';
  return status.next ? `opens ${status.next.date} ${clock(status.next.first.opens)}` : 'closed';
}

const practice: OpeningHours = {
  week: week('08:00-12:00 14:00-18:00', '08:00-12:00 14:00-18:00', '', '08:00-12:00', '08:00-12:00'),
  exceptions: [
    { from: '2026-11-26', hours: [parseSpan('10:00-11:00')] },
    { from: '2026-11-27', to: '2026-12-02' },
  ],
};

describe('a place with a break and exceptions', () => {
  it.each([
    ['before it opens', at(0, '07:59'), 'opens 2026-11-23 08:00'],
    ['in its first minute', at(0, '08:00'), 'open until 12:00'],
    ['in its last minute', at(0, '11:59'), 'open until 12:00'],
    ['when the break begins', at(0, '12:00'), 'opens 2026-11-23 14:00'],
    ['in the afternoon', at(0, '15:00'), 'open until 18:00'],
    ['in the evening', at(0, '18:00'), 'opens 2026-11-24 08:00'],
    ['on a day without hours', at(2, '09:00'), 'opens 2026-11-26 10:00'],
    ['on a day that differs', at(3, '09:00'), 'opens 2026-11-26 10:00'],
    ['within the hours of that day', at(3, '10:30'), 'open until 11:00'],
    ['after them, when it opens a week later', at(3, '11:30'), 'closed'],
    ['on the last of some closed days', at(9, '08:30'), 'opens 2026-12-03 08:00'],
  ])('%s', (_, now, status) => {
    expect(say(practice, now)).toBe(status);
  });
});

const hours = (...days: readonly string[]): OpeningHours => ({ week: week(...days), exceptions: [] });
const all = Array.from({ length: 7 }, () => '00:00-24:00');

describe('midnight', () => {
  it.each([
    ['a bar that closes after it', hours('18:00-24:00', '00:00-02:00'), at(0, '23:00'), 'open until 02:00'],
    ['the same bar after it', hours('18:00-24:00', '00:00-02:00'), at(1, '01:59'), 'open until 02:00'],
    ['a bar that closes with it', hours('18:00-24:00', '10:00-12:00'), at(0, '23:59'), 'open until 24:00'],
    ['a place that never closes', hours(...all), at(4, '12:00'), 'open'],
    [
      'a place that closes once a week',
      hours(...all.slice(0, 6), '00:00-20:00'),
      at(0, '00:00'),
      'open until 20:00',
    ],
    ['two spans without a break', hours('08:00-12:00 12:00-14:00'), at(0, '09:00'), 'open until 14:00'],
    ['a place that never opens', hours(), at(0, '09:00'), 'closed'],
    ['a place that opens on this weekday alone', hours('08:00-09:00'), at(0, '10:00'), 'closed'],
  ])('%s', (_, place, now, status) => {
    expect(say(place, now)).toBe(status);
  });
});

describe('the clock of a place', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29T00:59:00Z', '2026-03-29', '01:59'],
    ['Europe/Berlin', '2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25', '02:30'],
    ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25', '02:30'],
    ['America/New_York', '2026-01-01T04:59:00Z', '2025-12-31', '23:59'],
    ['America/New_York', '2026-01-01T05:00:00Z', '2026-01-01', '00:00'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01', '00:00'],
    ['Asia/Kolkata', '2026-06-01T00:00:00Z', '2026-06-01', '05:30'],
  ])('in %s at %s shows %s, %s', (timeZone, now, date, time) => {
    const local = localTime(new Date(now), timeZone);
    expect([local.date, clock(local.minutes)]).toEqual([date, time]);
  });

  it('throws for a zone that is not known', () => {
    expect(() => localTime(new Date(0), 'Europe/Bremen')).toThrow(RangeError);
  });
});

it('counts days over months, leap days and changes of the clock', () => {
  expect(dateAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dateAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dateAfter('2026-03-28', 2)).toBe('2026-03-30');
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([0, 6]);
});

it('an exception is past on the day after it', () => {
  const holidays = { from: '2026-12-24', to: '2026-12-26' };
  expect(['2026-12-23', '2026-12-26', '2026-12-27'].map((day) => isPast(holidays, day))).toEqual([
    false,
    false,
    true,
  ]);
  expect(isPast({ from: '2026-12-24' }, '2026-12-25')).toBe(true);
});
