import { blockDates, type Dates, datesOf } from '../page/block-dates';
import type { Page } from '../schema/types.gen';
import { type Calendar, calendarOf, instantOfDate } from '../time/read-date';
import { type Rule, siteDocument } from './rule';

export const dateOrder: Rule<{ order: [from: string, until: string]; first: []; alone: [] }> = {
  id: 'date-order',
  severity: 'error',
  meaning: 'What comes and goes by dates first comes and then goes, and every page keeps its first block.',
  messages: {
    order: {
      message: (from, until) => `"until": "${until}" is not after "from": "${from}", so this is never shown.`,
      help: () => 'Write a later date.',
      example: ['2026-12-01', '2026-11-01'],
    },
    first: {
      message: () => 'The first block has the heading of its page, so it is always shown.',
      help: () => 'Hide the page, or give it the dates; or another block.',
      example: [],
    },
    alone: {
      message: () => '"then" says where the address leads after "until", and the page has no "until".',
      help: () => 'Add "until", or delete "then".',
      example: [],
    },
  },
  page(page, { site }, report) {
    const { content } = page;
    const calendar = calendarOf(site?.site ?? {});
    for (const dates of datesIn(content))
      if (isTurned(dates, calendar))
        report({ document: page, pointer: `${dates.pointer}/until` }, 'order', dates.from, dates.until);
    const [first] = Object.keys(blockDates(content.blocks[0]));
    if (first !== undefined) report({ document: page, pointer: `/blocks/0/${first}` }, 'first');
    if (content.then !== undefined && content.until === undefined)
      report({ document: page, pointer: '/then' }, 'alone');
  },
  site({ site }, report) {
    for (const dates of both('/header/announcement', site?.header.announcement ?? {}))
      if (isTurned(dates, calendarOf(site?.site ?? {})))
        report(
          { document: siteDocument, pointer: `${dates.pointer}/until` },
          'order',
          dates.from,
          dates.until,
        );
  },
};

interface BothDates {
  pointer: string;
  from: string;
  until: string;
}

const both = (pointer: string, { from, until }: Dates): BothDates[] =>
  from === undefined || until === undefined ? [] : [{ pointer, from, until }];

/** Those of the page and of its blocks, where both are written. */
const datesIn = (page: Page): BothDates[] => [
  ...both('', datesOf(page)),
  ...page.blocks.flatMap((block, index) => both(`/blocks/${index}`, blockDates(block))),
];

/** Whether the second date is not after the first one. What can't be read is another mistake. */
function isTurned({ from, until }: BothDates, calendar: Calendar): boolean {
  const [start, end] = [from, until].map((date) => instantOfDate(date, calendar));
  return start !== undefined && end !== undefined && start >= end;
}
