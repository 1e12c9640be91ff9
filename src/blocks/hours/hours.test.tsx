import { describe, expect, it } from 'vitest';
import { elementsOf, textsOf } from '../../../tests/support/html';
import { renderBlock, textOf } from '../../../tests/support/render-for-test';
import { shownHours } from './day-bar';

const span = (opens: number, closes: number) => ({
  opens: opens * 60,
  closes: closes * 60,
  from: `${opens}:00`,
  to: `${closes}:00`,
});

describe('hours', () => {
  const html = renderBlock({
    type: 'hours',
    heading: 'Opening hours',
    timeZone: 'Europe/Berlin',
    days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    places: [
      {
        name: 'Heart',
        address: 'Oster Street 21',
        week: { monday: { hours: [span(14, 18), span(8, 12)] }, wednesday: { text: 'By appointment' } },
        exceptions: [
          { from: '2026-12-24', to: '2026-12-26', days: '24 to 26 December' },
          { from: '2020-01-01', to: '2020-01-01', days: '1 January', text: 'We are moving' },
          { from: '2027-01-02', to: '2027-01-02', days: '2 January', hours: [span(9, 11)], text: 'Returns' },
        ],
      },
    ],
  });

  it('has seven days, with breaks, words and what is closed', () => {
    const days = html
      .split('class="hours-day"')
      .slice(1)
      .map((day) => textOf(`<${day}`));
    expect(days).toHaveLength(7);
    expect(days[0]).toContain('Mo 8:00–12:00 14:00–18:00');
    expect(days[1]).toContain('Tu Closed');
    expect(days[2]).toContain('We By appointment');
  });

  it('knows no time on the server: no day is today, nothing is open, and no exception is past', () => {
    expect(html).not.toContain('data-today');
    expect(html).toContain('<p class="hours-status"></p>');
    expect(textOf(html)).toContain('24 to 26 December');
    expect(textOf(html)).toContain('1 January');
  });

  it('says that it is closed on a day that differs and has no hours, and why', () => {
    const [, other = ''] = textOf(html).split('Other hours');
    expect(other).toContain('24 to 26 December Closed');
    expect(other).toContain('1 January ClosedWe are moving');
    expect(other).toContain('2 January 9:00–11:00 Returns');
  });

  it('has the headings of its places below its own', () => {
    expect(textsOf(html, 'h3')).toEqual(['Heart']);
    expect(textsOf(html, 'h4')).toEqual(['Other hours']);
  });

  it('hides the bars from screen readers', () => {
    const bars = elementsOf(html).filter(({ attributes }) => attributes.class === 'hours-bar');
    expect(bars.map(({ attributes }) => attributes['aria-hidden'])).toEqual(Array(7).fill('true'));
  });
});

it('has no line for the status without a time zone', () => {
  const html = renderBlock({
    type: 'hours',
    heading: 'Hours',
    days: [],
    places: [{ week: {}, exceptions: [] }],
  });
  expect(html).not.toContain('hours-status');
});

it.each([
  [[], 7, 19],
  [[span(8, 18)], 7, 19],
  [[span(6, 12), span(14, 24)], 6, 24],
])('the bars of %j begin at %i and end at %i', (spans, opens, closes) => {
  expect(shownHours(spans)).toEqual({ opens, closes });
});
