import { expect, test } from 'vitest';
import { repeatedHeading } from './repeated-heading';
import type { CheckedContent } from './rule';

test('one heading of 100,000 pages is counted once a page', () => {
  const headings = [['/blocks/1/heading', 'Plan ahead']];
  const pages = Array.from({ length: 100_000 }, (_, number) => ({
    facts: { path: `/services/${number}`, headings },
  }));
  const said: unknown[] = [];
  // Of the content, the rule looks at this alone.
  const content = { pages } as unknown as CheckedContent;
  repeatedHeading.texts?.headings?.(content, (_place, ...what) => said.push(what));
  expect(said).toEqual([['many', 100_000, ['/services/1', '/services/2', '99997 more']]]);
});
