import { expect, test } from 'vitest';
import { ownPath } from './link-choices';
import { withOwnPaths } from './own-links';

const pathOf = (text: string) => ownPath(text, 'https://harbor.example', 'http://localhost:5173');

test.each([
  ['https://harbor.example/about\n', '/about'],
  ['http://localhost:5173/_edit/contact#form', '/contact#form'],
  ['Ask [us](https://harbor.example/contact/).', 'Ask [us](/contact).'],
  ['[a](https://harbor.example/a) [b](<https://www.harbor.example/b#c>)', '[a](/a) [b](</b#c>)'],
  ['- [sheet](https://harbor.example/downloads/sheet.pdf)', '- [sheet](/downloads/sheet.pdf)'],
  ['[x](https://other.example/about)', '[x](https://other.example/about)'],
  ['See https://harbor.example/about', 'See https://harbor.example/about'],
  ['https://harbor.example/about is new', 'https://harbor.example/about is new'],
  ['No link', 'No link'],
])('the pasted text %j becomes %j', (text, pasted) => expect(withOwnPaths(text, pathOf)).toBe(pasted));
