import { expect, test } from 'vitest';
import { findPages } from './find-pages';

const pages = [
  ['/', 'Home of all services'],
  ['/news', 'What is new'],
  ['/services', 'Services'],
  ['/services/design', 'Network design'],
].map(([path = '', title = '']) => ({ path, title, file: 'site.json', pointer: '' }));

test.each([
  ['', ['/', '/news', '/services', '/services/design']],
  ['/serv', ['/services', '/services/design']],
  ['services', ['/services', '/services/design', '/']],
  ['DESIGN net', ['/services/design']],
  ['new', ['/news']],
  ['/nothing', []],
])('%s finds %j', (text, paths) => expect(findPages(pages, text).map(({ path }) => path)).toEqual(paths));

test('no more pages are found than anybody reads', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    path: `/p${at}`,
    title: '',
    file: '',
    pointer: '',
  }));
  expect(findPages(many, '/p')).toHaveLength(40);
});
