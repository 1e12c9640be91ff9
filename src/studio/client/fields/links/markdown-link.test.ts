import { expect, test } from 'vitest';
import { followLink, linkAround, linkWords, writeLink } from './markdown-link';

/** `|` marks both ends of the selection. */
function selected(marked: string) {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - (marked.lastIndexOf('|') > start ? 1 : 0);
  return { text: marked.replaceAll('|', ''), start, end };
}

test.each([
  ['Ask |our team| today', '/contact', 'Ask [our team](/contact) today'],
  ['Ask | today', '/contact', 'Ask [/contact](/contact) today'],
  ['Ask [our |team](/about) today', '/contact', 'Ask [our team](/contact) today'],
  ['Ask |[our team](/about)| today', '/contact', 'Ask [our team](/contact) today'],
  ['[a](/a) and [b|](/b)', '/c', '[a](/a) and [b](/c)'],
  ['Ask [our team](/ab|out) today', '', 'Ask our team today'],
  ['See |[1]| below', '/a', 'See [\\[1\\]](/a) below'],
  ['[a \\[b\\]|](/a)', '/b', '[a \\[b\\]](/b)'],
])('%j with %j is %j', (marked, address, written) => {
  const { text, start, end } = selected(marked);
  const link = writeLink(text, { ...linkAround({ text, start, end }), address });
  expect(link.text).toBe(written);
});

test.each([
  ['', '/contact', 'Link to /contact added.'],
  ['/about', '/contact', 'Link to /contact changed.'],
  ['/about', '', 'Link removed.'],
])('a link to %j that leads to %j now is described as %j', (before, address, words) => {
  const link = { start: 0, end: 0, label: 'us', address: before };
  expect(linkWords(link, { ...link, address })).toBe(words);
});

test.each([
  ['Ask |our team| today', 'Ask our team today', 'our team'],
  ['Ask |our team| today', 'Please ask our team today', 'our team'],
  ['Ask |our team| today', 'Ask our team today, or tomorrow', 'our team'],
  ['Ask |our team| today', 'Ask your team today', undefined],
  ['Ask |our team| today', 'Ask today', undefined],
  ['Ask |our team| today', 'Please ask our team tomorrow', undefined],
])('of %j, after it has become %j, %j is the link', (marked, now, words) => {
  const { text, start, end } = selected(marked);
  const followed = followLink(linkAround({ text, start, end }), text, now);
  expect(followed && now.slice(followed.start, followed.end)).toBe(words);
});
