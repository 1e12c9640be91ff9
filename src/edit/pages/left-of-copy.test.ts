import { expect, test } from 'vitest';
import { leftOfCopy } from './left-of-copy';

const pages = [
  { path: '/brands/cisco', title: 'Cisco switching for offices' },
  { path: '/brands/aruba', title: 'Aruba for offices' },
  { path: '/brands/poly', title: 'Poly, no switching' },
];
const copied = { path: '/brands/cisco', content: { title: 'Cisco switching for offices', name: 'Cisco' } };

const left = (content: Record<string, unknown>) => leftOfCopy({ content }, copied, pages);

test('a copied page speaks of the other one in titles, texts, links, alt texts and logos', () => {
  const content = {
    path: '/brands/aruba',
    title: 'Aruba for offices',
    description: 'What CISCO makes.',
    blocks: [
      {
        type: 'hero',
        heading: 'Aruba',
        lead: 'From **Cisco** to you.',
        logo: 'cisco',
        image: { type: 'file', src: 'images/a.jpg', alt: 'A Cisco switch' },
        actions: [
          { label: 'Talk', href: '/contact' },
          { label: 'Our Cisco range', href: '/brands/cisco#range' },
        ],
      },
    ],
  };
  expect(left(content)).toEqual([
    '/description',
    '/blocks/0/lead',
    '/blocks/0/logo',
    '/blocks/0/image/alt',
    '/blocks/0/actions/1/label',
    '/blocks/0/actions/1/href',
  ]);
});

test.each([
  ['words that other pages have, too', 'Switching for offices'],
  ['a part of another word', 'Franciscoville'],
])('it does not speak of it by %s', (_, description) => {
  expect(left({ path: '/brands/aruba', title: 'Aruba', description })).toEqual([]);
});
