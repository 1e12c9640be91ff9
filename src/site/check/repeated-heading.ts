import { comparable, counted, listed } from '../text/wording';
import type { MistakePlace, Rule } from './rule';

/** Three pages of one kind may well begin alike. */
const mostPages = 3;

export const repeatedHeading: Rule<{ many: [pages: number, others: readonly string[]] }> = {
  id: 'repeated-heading',
  severity: 'warning',
  meaning: `A heading over a text is on ${mostPages} pages at most. Headings of lists, such as cards, may be on all.`,
  messages: {
    many: {
      message: (pages, others) =>
        `This heading is on ${counted(pages, 'pages')}: also ${listed(others, 'and')}.`,
      help: () => 'Say what this page has and the others have not: people find their way by headings.',
      example: [12, ['/services/a', '/services/b', '10 more']],
    },
  },
  texts: {
    headings({ pages }, report) {
      const uses = new Map<string, { place: MistakePlace; paths: string[] }>();
      for (const page of pages)
        for (const [pointer, heading] of page.facts.headings) {
          const words = comparable(heading);
          const use = uses.get(words) ?? { place: { document: page, pointer }, paths: [] };
          uses.set(words, use);
          // Pages come one after the other: one that is there already is the last one.
          if (use.paths.at(-1) !== page.facts.path) use.paths.push(page.facts.path);
        }
      for (const { place, paths } of uses.values()) {
        if (paths.length <= mostPages) continue;
        const [, ...others] = paths;
        const named = others.length > 3 ? [...others.slice(0, 2), `${others.length - 2} more`] : others;
        report(place, 'many', paths.length, named);
      }
    },
  },
};
