import { isDated } from '../page/block-dates';
import { common } from '../time/interval';
import type { ReferringPage, Rule } from './rule';

/** Whether two pages with one path are told apart by their dates, or one of them is a draft. */
export const areDated = (one: ReferringPage, other: ReferringPage): boolean =>
  [one, other].some(({ facts }) => isDated(facts));

export const pathOverlap: Rule<{ overlap: [path: string, file: string] }> = {
  id: 'path-overlap',
  severity: 'error',
  meaning: 'Of pages with one path, only one is shown at a time.',
  messages: {
    overlap: {
      message: (path, file) => `At some time, this page and that of ${file} are shown at ${path}.`,
      help: () => 'Give the earlier one "until" and the later one "from", with the same date.',
      example: ['/news', 'pages/news.json'],
    },
  },
  site({ pages, times }, report) {
    const byPath = new Map<string, ReferringPage[]>();
    for (const page of pages) {
      const { path } = page.facts;
      const others = byPath.get(path) ?? [];
      for (const other of others) {
        const time = areDated(page, other) ? times.timeOf(page.facts) : undefined;
        const otherTime = times.timeOf(other.facts);
        if (time && otherTime && common(time, otherTime))
          report({ document: page, pointer: '/path' }, 'overlap', path, other.file);
      }
      byPath.set(path, [...others, page]);
    }
  },
};
