import { expect, test } from 'vitest';
import { blocksOf, content } from './shipped-pages';

// docs/product.md, home page
test('the home page has the words, points, questions and figures that are given', () => {
  expect(blocksOf('/', 'hero')).toMatchObject([{ words: ['Security', 'Reliability', 'Efficiency'] }]);
  expect(blocksOf('/', 'hub')).toMatchObject([
    {
      label: 'Our Expertise',
      heading: 'Where Innovation Meets Reliability',
      points: [
        { title: 'Comprehensive Solutions' },
        { title: 'Trusted Partnerships' },
        { title: 'Tailored Services' },
        { title: 'Expertise and Experience' },
      ],
    },
  ]);
  expect(blocksOf('/', 'faq').map(({ items }) => items.length)).toEqual([8]);
  expect(blocksOf('/', 'stats')).toMatchObject([
    {
      heading: 'Our Impact, Achievements and Milestones',
      items: [
        { label: 'Cybersecurity Services', value: 200, suffix: '+' },
        { label: 'Clients Satisfied', value: 1200 },
        { label: 'Service Satisfaction', value: 100, suffix: '%' },
        { label: 'Team Experts', value: 25 },
      ],
    },
  ]);
});

test.each([
  ['/brands', 'logos', 'grid'],
  ['/', 'logos', 'marquee'],
] as const)('%s shows every vendor', (path, type, layout) => {
  const all = Object.keys(content.logos ?? {});
  const [logos] = blocksOf(path, type);
  expect(logos?.layout).toBe(layout);
  expect([...(logos?.logos ?? [])].sort()).toEqual([...all].sort());
});
