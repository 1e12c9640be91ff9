import { expect, test } from 'vitest';
import { fixtureKinds } from '../../support/fixture-kinds';

test('the longest page represents all pages of one folder with the same blocks', () => {
  expect(fixtureKinds).toEqual([
    ['home', '/'],
    ['borrowing-rules', '/borrowing-rules'],
    ['contact', '/contact'],
    ['courses', '/courses'],
    ['course', '/courses/first-server'],
    ['guided-visit', '/guided-visit'],
    ['join', '/join'],
    ['members', '/members'],
    ['news', '/news'],
    ['news-about-evenings', '/news/about/evenings'],
    ['news-band-saw', '/news/band-saw'],
    ['news-page-1', '/news/page/1'],
    ['partners', '/partners'],
    ['partner', '/partners/acorn'],
    ['partners-birch', '/partners/birch'],
    ['tools', '/tools'],
    ['tools-cable-tester', '/tools/cable-tester'],
    ['topics', '/topics'],
    ['topic', '/topics/home-networks'],
    ['tour', '/tour'],
    ['visit', '/visit'],
    ['404', '/no-such-page'],
  ]);
});
