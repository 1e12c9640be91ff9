import { expect, test } from 'vitest';
import { fixtureKinds } from '../../support/fixture-kinds';

test('one page stands for all that lie in one folder and have the same blocks, the longest of them', () => {
  expect(fixtureKinds).toEqual([
    ['home', '/'],
    ['contact', '/contact'],
    ['courses', '/courses'],
    ['course', '/courses/first-server'],
    ['join', '/join'],
    ['partners', '/partners'],
    ['partner', '/partners/acorn'],
    ['partners-birch', '/partners/birch'],
    ['privacy-policy', '/privacy-policy'],
    ['tools', '/tools'],
    ['tools-cable-tester', '/tools/cable-tester'],
    ['topics', '/topics'],
    ['topic', '/topics/home-networks'],
    ['tour', '/tour'],
    ['404', '/no-such-page'],
  ]);
});
