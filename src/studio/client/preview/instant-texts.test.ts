import { expect, test } from 'vitest';
import type { PageView } from '../../../site/resolve/view';
import type { StaticId } from '../../../site/schema/kinds';
import { shownText, textToShow } from './instant-texts';

const textId = (id: string) => id as StaticId;

const view: PageView = {
  path: '/',
  title: 'Home',
  description: 'D',
  canonical: 'https://northport.net/',
  trail: [],
  email: 'a@northport.net',
  locale: 'en',
  blocks: [
    { type: 'hero', heading: 'Hi', lead: textId('t1') },
    {
      type: 'faq',
      heading: 'Q',
      items: [
        {
          question: 'Why?',
          answer: textId('t2'),
        },
      ],
    },
  ],
};

const drawn = { view, statics: { t1: '<p>Plain &#38; simple.</p>', t2: '<p>So <strong>much</strong></p>' } };

test.each([
  ['/blocks/0/heading', 'Hi'],
  ['/blocks/0/lead', 'Plain & simple.'],
  ['/blocks/1/items/0/answer', undefined],
  ['/blocks/1/items', undefined],
  ['/blocks/2/heading', undefined],
])('%s is shown as %j', (pointer, text) => {
  expect(shownText(drawn, pointer)).toBe(text);
});

test.each([
  ['/blocks/0/heading', 'Hi *there*', 'Hi *there*'],
  ['/blocks/0/heading', '', ''],
  ['/blocks/0/heading', 'Hi {site.name}', undefined],
  ['/blocks/0/heading', 3, undefined],
  ['/blocks/0/lead', 'Plain text, 50 % – really. ', 'Plain text, 50 % – really.'],
  ['/blocks/0/lead', 'Not *plain*', undefined],
  ['/blocks/0/lead', '1. Not plain', undefined],
  ['/blocks/0/lead', '- Not plain', undefined],
  ['/blocks/0/lead', 'Two\nlines', undefined],
  ['/blocks/0/lead', '{site.name}', undefined],
])('%s set to %j shows %j before the renderer does', (pointer, value, text) => {
  expect(textToShow(drawn, pointer, value)).toBe(text);
});
