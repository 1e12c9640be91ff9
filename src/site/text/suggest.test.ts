import { expect, test } from 'vitest';
import { createSuggest, pathWithSameEnd } from './suggest';

const paths = ['/', '/contact', '/services/consulting', '/services/support', '/about/support'];

test.each([
  ['/contcat', { text: '/contact', isSure: true }],
  ['/consulting', { text: '/services/consulting', isSure: false }],
  ['/offers/consulting', { text: '/services/consulting', isSure: false }],
  ['/support', undefined],
  ['/home', { text: '/', isSure: false }],
])('%s is meant as %j', (word, meant) => {
  expect(createSuggest(() => paths, pathWithSameEnd)(word)).toEqual(meant);
});
