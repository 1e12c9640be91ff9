import { describe, expect, test } from 'vitest';
import { type Run, withMarks } from './pasted-marks';

const run = (text: string, more: Partial<Run> = {}): Run => ({
  text,
  strong: false,
  em: false,
  href: undefined,
  ...more,
});
const bold = (text: string) => run(text, { strong: true });
const href = 'https://example.org/a';

describe('a pasted text with the marks of its HTML', () => {
  test.each<[string, string, Run[], string]>([
    ['bold words', 'We are here.', [run('We '), bold('are'), run(' here.')], 'We **are** here.'],
    ['italic words', 'We are.', [run('We '), run('are', { em: true }), run('.')], 'We *are*.'],
    ['both', 'We are', [run('We '), run('are', { strong: true, em: true })], 'We ***are***'],
    ['links', 'See the map.', [run('See '), run('the map', { href }), run('.')], `See [the map](${href}).`],
    ['bold links', 'the map', [run('the map', { href, strong: true })], `**[the map](${href})**`],
    ['without the spaces around them', 'a b c', [run('a'), bold(' b '), run('c')], 'a **b** c'],
    ['of several pieces', 'a bcd', [run('a '), bold('b'), bold('c'), bold('d')], 'a **bcd**'],
    [
      'whose HTML has other spaces',
      'a b\u00a0c d',
      [run('a\r\n'), bold('b c'), run(' d')],
      'a **b\u00a0c** d',
    ],
    ['in each line', 'One\nTwo', [bold('One'), run('\n'), bold('Two')], '**One**\n**Two**'],
    ['without the sign of their list', '1.\tOne', [bold('1.  One')], '1.\t**One**'],
    ['after a sign that the HTML writes otherwise', '•\tOne', [run('·  '), bold('One')], '•\t**One**'],
    ['after items, too', '•\tOne\n•\tTwo', [run('·  One'), run('\n'), bold('·  Two')], '•\tOne\n•\t**Two**'],
    ['the second of equal words', 'go go', [run('go '), bold('go')], 'go **go**'],
    ['of a date', 'Am 24. Mai zu', [run('Am '), bold('24. Mai'), run(' zu')], 'Am **24. Mai** zu'],
    ['of a small word', 'Ask o nas', [run('Ask '), run('o nas', { href })], `Ask [o nas](${href})`],
    ['not of the sign of a list alone', '1.\tOne two', [bold('1.\u00a0 '), run('One two')], '1.\tOne two'],
    [
      'links with brackets',
      'map',
      [run('map', { href: 'https://example.org/a_(b)' })],
      '[map](https://example.org/a_%28b%29)',
    ],
    ['but an address alone', href, [run(href, { href })], href],
    [
      'not of links within words',
      '看地图。看',
      [run('看'), run('地图', { href, strong: true }), run('。看')],
      `看[地图](${href})。看`,
    ],
    ['not where a letter follows a sign', '5€x', [bold('5€'), run('x')], '5€x'],
    [
      'not in more than a field holds',
      `${'a'.repeat(20_000)} b`,
      [run('a'.repeat(20_000)), bold(' b')],
      `${'a'.repeat(20_000)} b`,
    ],
    ['not where a letter follows a point', 'v.2', [bold('v.'), run('2')], 'v.2'],
    ['not in Markdown', '**a** b', [run('**a** '), bold('b')], '**a** b'],
    ['not after words that are others', 'One two', [run('Other words '), bold('two')], 'One two'],
    ['not far from where they are', 'One other two', [run('One '), bold('two')], 'One other two'],
    ['no marks, no change', ' a  b ', [run('a b')], ' a  b '],
  ])('%s', (_, text, runs, markdown) => expect(withMarks(text, runs)).toBe(markdown));
});
