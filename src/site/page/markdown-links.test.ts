import { expect, test } from 'vitest';
import { markdownLinks } from './markdown-links';

test.each<[string, string, string[], string[]]>([
  ['no link', 'Plain (text) only', [], []],
  ['a link', 'See [us](/contact).', ['/contact'], ['/contact']],
  ['several', '[a](/a) and\n\n- [b](/b#c)\n- [d](/d)', ['/a', '/b#c', '/d'], ['/a', '/b#c', '/d']],
  ['an address in <>', '[a](</a>)', ['/a'], ['/a']],
  ['a title', '[a](/a "/a")', ['/a'], ['/a']],
  ['escapes', '[a](/a\\-b&#x2d;c)', ['/a-b-c'], ['/a\\-b&#x2d;c']],
  ['the address as text', '[/a](/a)', ['/a'], ['/a']],
  ['within emphasis', '**[a](/a)**', ['/a'], ['/a']],
  ['a picture in a link', '[![x](/i.png)](/a)', ['/a', '/i.png'], ['/a', '/i.png']],
  ['no address', '[x]()', [], []],
  ['a picture', '![[x]](images/i\\-j.png "/t")', ['images/i-j.png'], ['images/i\\-j.png']],
  ['a table', '| a | [b](/c) |\n|---|---|\n| [d](/e) | f |', ['/c', '/e'], ['/c', '/e']],
  ['code', '`[a](/a)`', [], []],
  ['a bare address', '<https://a.example> [a](/a)', ['/a'], ['/a']],
  ['a byte order mark and wide characters', '\uFEFF😀 [ä](/a) 😀', ['/a'], ['/a']],
  ['tabs and line breaks', '-\ta\n\n\t[a](/a)\n\tb [c](/c)', ['/a', '/c'], ['/a', '/c']],
])('the addresses of links are found where they are written: %s', (_, text, hrefs, written) => {
  const links = markdownLinks(text);
  expect(links.map(({ href }) => href)).toEqual(hrefs);
  expect(links.map(({ start, end }) => text.slice(start, end))).toEqual(written);
});
