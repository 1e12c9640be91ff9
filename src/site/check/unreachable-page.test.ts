import { expect, test } from 'vitest';
import { openValid } from '../../../tests/support/fixtures';
import { loadSite } from '../../../tests/support/load-site';
import { hero, page } from '../../../tests/support/small-site';

const cardTo = (href: string) => ({
  type: 'carousel',
  heading: 'Cards',
  cards: [{ title: 'Card', href, image: { type: 'file', src: 'images/office.png', alt: 'The harbor' } }],
});
const fileOf = (path: string, ...blocks: readonly object[]) =>
  JSON.stringify(page(path, { blocks: [hero(`All of ${path}`), ...blocks] }));

test.each([
  ['directory', []],
  ['related', ["/list can't be reached from the home page."]],
])('what a %s block shows of another page can be reached', (type, messages) => {
  const files = openValid('many-files', {
    'pages/services/radio.json': fileOf('/services/radio', { type, heading: 'More', pages: ['/list'] }),
    'pages/list.json': fileOf('/list', cardTo('/card')),
    'pages/card.json': fileOf('/card'),
  });
  expect(loadSite(files).problems.map(({ message }) => message)).toEqual(messages);
});

test.each([
  ['https://harborlights.net/offers', ['address-slip']],
  // Another program may answer there: nothing is wrong with the address, and nothing is known of the page.
  ['https://harborlights.net/shop', ['unreachable-page']],
])('a full address of the site, %s, is a link where there is such a page', (href, ids) => {
  const files = openValid('many-files', {
    'pages/services/radio.json': fileOf('/services/radio', {
      type: 'cta',
      heading: 'Offers',
      actions: [{ label: 'See them', href }],
    }),
    'pages/offers.json': fileOf('/offers'),
  });
  expect(loadSite(files).problems.map(({ id }) => id)).toEqual(ids);
});
