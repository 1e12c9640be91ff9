import { dateText } from '../time/date-text';
import type { Rule } from './rule';
import { eachTimedLink } from './timed-links';

/** Dates of content, where one says when the page comes. */
const orLater = (isInBlock: boolean, date: string | undefined) =>
  isInBlock && date !== undefined
    ? `Give the block "from": "${date}", or link to another page until then.`
    : 'Link to another page until then.';

export const linkLater: Rule<{
  left: [path: string, date: string];
  draft: [path: string];
  needed: [path: string, date: string, isInBlock: boolean, written: string | undefined];
  neededDraft: [path: string];
}> = {
  id: 'link-later',
  severity: 'warning',
  meaning:
    'A link to a page that is not shown yet is left out until the page comes, where it can be left out.',
  messages: {
    left: {
      message: (path, date) => `The page ${path} is shown from ${date}. Until then, this link is left out.`,
      help: () => 'It comes by itself. If something is to be there before, link to another page.',
      example: ['/news/new-warehouse', '1 Dec 2026, 09:00 (Asia/Makassar)'],
    },
    draft: {
      message: (path) => `The page ${path} is a draft, so this link is left out.`,
      help: () => 'It comes with the page, when "draft" is deleted there.',
      example: ['/news/new-warehouse'],
    },
    needed: {
      severity: 'error',
      message: (path, date) => `The page ${path} is shown from ${date}, and this link is needed before.`,
      help: (_path, _date, isInBlock, written) => orLater(isInBlock, written),
      example: ['/news/new-warehouse', '1 Dec 2026, 09:00 (Asia/Makassar)', true, 'opening'],
    },
    neededDraft: {
      severity: 'error',
      message: (path) => `The page ${path} is a draft, and this link is needed.`,
      help: () => 'Link to another page, or delete "draft" there.',
      example: ['/news/new-warehouse'],
    },
  },
  references: eachTimedLink(({ path, next, isNeeded, isInBlock }, { content, report }, at) => {
    const { pages, times } = content;
    if (next === undefined) {
      // One that was there before is gone.
      if (times.of(path)?.length === 0) report(at, isNeeded ? 'neededDraft' : 'draft', path);
      return;
    }
    const date = dateText(next, times.calendar.zone);
    const target = pages.find(({ facts }) => facts.path === path && times.timeOf(facts)?.from === next);
    if (isNeeded) report(at, 'needed', path, date, isInBlock, target?.facts.from);
    else report(at, 'left', path, date);
  }),
};
