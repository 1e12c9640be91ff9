import { test } from 'vitest';
import { troubleNames } from './support/trouble';
import { nameOf, parts, visitTroubled } from './support/troubled-parts';

/** One trouble for each part; `npm run test:full` meets them all. */
const cases = parts.map((part, index) => {
  const trouble = troubleNames[index % troubleNames.length] ?? 'is refused';
  return [nameOf(part), trouble, part] as const;
});

test.each(cases)(
  'where %s %s the page can be read, its links lead on and it can be written to',
  async (_name, trouble, part) => {
    await visitTroubled(part, trouble);
  },
);
