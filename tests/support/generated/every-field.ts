import fc from 'fast-check';
import { placeOf, placesPerKind } from './hostile-text';
import { compileRebuild } from './rebuild';
import { completeParts, type LoosePage, type SiteParts } from './site-arbitrary';

interface Counter {
  next: number;
}

const takePlace = (counter: Counter) => counter.next++ % placesPerKind;
const places = {
  line: (_: string, counter: Counter) => `q${placeOf('line', takePlace(counter))}q`,
  markdown: (_: string, counter: Counter) => `- q${placeOf('markdown', takePlace(counter))}q\n\n\`code\``,
  longText(_: string, counter: Counter) {
    const place = () => `q${placeOf('markdown', takePlace(counter))}q`;
    const picture = `![${place()}](images/in-a-text.png "${place()}")`;
    const table = `| ${place()} | b | c | d |\n|---|---|---|---|\n| ${place()} | b | c | d |`;
    return `- ${place()}\n\n### ${place()}\n\n${picture}\n\n> ${place()}\n>\n> — ${place()}\n\n${table}`;
  },
};
const placeSite = compileRebuild<SiteParts['site'], Counter>('site', places);
const placePage = compileRebuild<LoosePage, Counter>('page', places);

/** A site that has every field, in which every text is a place for hostile words, one after the other. */
export function everyField(): SiteParts {
  const [sample] = fc.sample(completeParts(), { seed: 1, numRuns: 1 });
  if (!sample) throw new Error('A sample of one was asked for.');
  const counter = { next: 0 };
  const { site, pages, heroes } = sample;
  return { site: placeSite(site, counter), pages: pages.map((page) => placePage(page, counter)), heroes };
}
