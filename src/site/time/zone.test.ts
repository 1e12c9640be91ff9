import { describe, expect, it, test } from 'vitest';
import { changesOf } from '../../../tests/support/zone-changes';
import { createZone, instantOf, startOfDay } from './zone';

const utc = (text: string) => Date.parse(`${text}Z`);

describe('a local time is the instant at which the clock of its zone shows it:', () => {
  test.each([
    ['2026-12-01T09:00', 'Asia/Makassar', '2026-12-01T01:00'],
    ['2026-07-01T09:00', 'Europe/Berlin', '2026-07-01T07:00'],
    ['2026-01-01T09:00', 'Europe/Berlin', '2026-01-01T08:00'],
    ['2026-01-01T09:00', 'Asia/Kathmandu', '2026-01-01T03:15'],
    ['2026-01-01T09:00', 'Pacific/Kiritimati', '2025-12-31T19:00'],
    ['2026-01-01T09:00', 'America/St_Johns', '2026-01-01T12:30'],
    ['2026-01-01T09:00', 'UTC', '2026-01-01T09:00'],
  ])('%s in %s', (local, zone, instant) => {
    expect(instantOf(utc(local), createZone(zone))).toBe(utc(instant));
  });

  test('the first of two when clocks are set back', () => {
    expect(instantOf(utc('2026-10-25T02:30'), createZone('Europe/Berlin'))).toBe(utc('2026-10-25T00:30'));
  });

  test('none when clocks are set forward over it', () => {
    expect(instantOf(utc('2026-03-29T02:30'), createZone('Europe/Berlin'))).toEqual({
      instant: utc('2026-03-29T01:00'),
      from: utc('2026-03-29T02:00'),
      to: utc('2026-03-29T03:00'),
    });
  });
});

test('a day begins when clocks are set forward at midnight', () => {
  expect(startOfDay(utc('2026-04-24T00:00'), createZone('Africa/Cairo'))).toBe(utc('2026-04-23T22:00'));
});

it('knows no other zones', () => {
  expect(() => createZone('Europe/Berln')).toThrow(RangeError);
});

test.each(['Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Casablanca', 'America/Havana', 'Africa/Cairo'])(
  'the clock of %s is read to the second around each of its changes',
  (zone) => {
    const { count, wrong } = changesOf(zone);
    expect(count).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  },
);
