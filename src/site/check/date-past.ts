import { writtenAt } from '../read/shared-blocks';
import { dateText } from '../time/date-text';
import { type MistakePlace, type ReferringPage, type Rule, siteDocument } from './rule';

/** It comes by itself as time passes, so `validate --strict` does not fail for it. */
export const datePast: Rule<{ page: [date: string]; block: [date: string]; announcement: [date: string] }> = {
  id: 'date-past',
  severity: 'warning',
  meaning: 'What is not shown any more is deleted.',
  messages: {
    page: {
      message: (date) => `The page was shown until ${date}.`,
      help: () => 'Delete it, give it a new date, or say with "then" where its address leads.',
      example: ['1 Nov 2026 (Asia/Makassar)'],
    },
    announcement: {
      message: (date) => `The announcement was shown until ${date}.`,
      help: () => 'Delete it, or give it a new date.',
      example: ['1 Nov 2026 (Asia/Makassar)'],
    },
    block: {
      message: (date) => `The block was shown until ${date}.`,
      help: () => 'Delete it, or give it a new date.',
      example: ['1 Nov 2026 (Asia/Makassar)'],
    },
  },
  site({ pages, site, times }, report) {
    const past = (dates: Parameters<typeof times.timeOf>[0]) => {
      const time = dates.until === undefined ? undefined : times.timeOf(dates);
      return time && time.until <= times.now.from ? dateText(time.until, times.calendar.zone) : undefined;
    };
    const over = past(site?.header.announcement ?? {});
    if (over !== undefined)
      report({ document: siteDocument, pointer: '/header/announcement/until' }, 'announcement', over);
    for (const page of pages) {
      const { draft, after, dated = [] } = page.facts;
      const date = after === undefined ? past(page.facts) : undefined;
      if (date !== undefined) report({ document: page, pointer: '/until' }, 'page', date);
      for (const dates of draft ? [] : dated) {
        const end = past(dates);
        if (end !== undefined) report(placeOf(page, dates.block), 'block', end);
      }
    }
  },
};

/** Where the end of a block is written: in site.json for one that several pages show. */
function placeOf(page: ReferringPage, block: number): MistakePlace {
  const { file, pointer } = writtenAt(page, `/blocks/${block}/until`, page.facts.shared);
  return { document: { file, pointer: '' }, pointer };
}
