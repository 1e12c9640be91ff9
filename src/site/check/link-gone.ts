import { dateText } from '../time/date-text';
import type { Rule } from './rule';
import { eachTimedLink } from './timed-links';

export const linkGone: Rule<{ gone: [path: string, date: string]; alone: [path: string, date: string] }> = {
  id: 'link-gone',
  severity: 'error',
  meaning: 'A page that goes at a date says where its links lead afterwards, or no page links to it then.',
  messages: {
    gone: {
      message: (path, date) => `The page ${path} is shown until ${date}, and this link stays.`,
      help: () => 'Add "then" to that page, such as "then": "/news", or link to another page.',
      example: ['/offer', '1 Mar 2027 (Asia/Makassar)'],
    },
    alone: {
      message: (path, date) =>
        `The page ${path} is shown until ${date}, and without its cards this block is empty.`,
      help: () => 'Name another page, too, or give the block the same "until".',
      example: ['/offer', '1 Mar 2027 (Asia/Makassar)'],
    },
  },
  references: eachTimedLink(({ path, since, next, isLed }, { content: { times }, report }, at) => {
    const last = times.of(path)?.at(-1);
    if (next !== undefined || !last) return;
    const date = dateText(Math.max(since, last.until), times.calendar.zone);
    report(at, isLed ? 'alone' : 'gone', path, date);
  }),
};
