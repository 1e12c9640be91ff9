import { describe, expect, test } from 'vitest';
import { imageSize } from '../../../src/site/image/image-size';
import { inlineSvg, svgFile } from '../../../src/site/image/published-svg';
import { oneOfEvery } from '../../support/variations';

/** A fifth of what may be cleaned: quadratic work takes longer than a test may take. */
const most = 1_000_000;
const repeated = (text: string, room = most - 200) => text.repeat(Math.floor(room / text.length));
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" ${attributes}>${inside}</svg>`;
const many = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index)).join('');

const drawings: readonly (readonly [name: string, text: string])[] = [
  ['references in references', svg(`<path d="${repeated('url(#')}"/>`)],
  ['references that spaces follow', svg(`<path d="${repeated('url( ')}"/>`)],
  ['one reference with spaces', svg(`<path fill="url(${repeated(' ')}"/>`)],
  ['one reference with spaces after its id', svg(`<path fill="url(#a${repeated(' ')}"/>`)],
  ['an address of one letter', svg(`<path href="#${repeated('a')}"/>`)],
  ['events that nothing ends', svg(`<set begin="${repeated(';a')}"/>`)],
  ['one event with spaces', svg(`<set begin="${repeated(' ')}"/>`)],
  [
    'as many rules as elements',
    svg(
      `<style>${many(5_000, (index) => `.a${index}{fill:red}`)}</style>${'<g class="a1"/>'.repeat(20_000)}`,
    ),
  ],
  [
    'rules of one class',
    svg(`<style>${repeated('.a{fill:red}', most / 2)}</style>${'<g class="a"/>'.repeat(20_000)}`),
  ],
  ['a rule of many selectors', svg(`<style>${repeated('.a,')}.b{fill:red}</style>`)],
  ['selectors that are not simple', svg(`<style>${repeated('a b{}', most / 2)}</style>`)],
  ['an element of many classes', svg(`<style>.a{fill:red}</style><g class="${repeated('a ')}"/>`)],
  ['comments in a style that nothing closes', svg(`<style>${repeated('/*')}</style>`)],
  ['brackets in a style', svg(`<style>${repeated('{')}</style>`)],
  ['closing brackets in a style', svg(`<style>${repeated('}')}</style>`)],
  ['exclamation marks in a style', svg(`<g style="fill:${repeated('! ')}"/>`)],
  ['a property of hyphens', svg(`<g style="${repeated('fill-')}:red"/>`)],
  ['a value of one function in another', svg(`<g style="fill:${repeated('a(')}"/>`)],
  ['a value of backslashes', svg(`<g style="fill:${repeated('\\')}"/>`)],
  ['a width of digits', svg('', `width="${repeated('0')}x" height="1"`)],
  ['a width of dots', svg('', `width="${repeated('0.')}x" height="1"`)],
  ['a viewBox of spaces', svg('').replace('0 0 4 3', repeated(' '))],
  ['a viewBox of commas', svg('').replace('0 0 4 3', repeated(', '))],
  ['width again and again', svg('').replace(' viewBox', repeated(' width ='))],
  ['comments that nothing closes', repeated('<!--')],
  ['comments that hyphens follow', `<!--${repeated('-')}`],
  ['beginnings of a drawing', repeated('<svg ')],
  ['beginnings of an element', svg(repeated('<'))],
  ['CDATA that nothing closes', svg(repeated('<![CDATA['))],
  ['instructions that nothing closes', repeated('<?a ')],
  ['entities', svg(`<text>${repeated('&amp')}</text>`)],
  ['ampersands', svg(`<text>${repeated('&')}</text>`)],
  ['ids that all are used', svg(many(10_000, (index) => `<g id="a${index}"/><use href="#a${index}"/>`))],
];

describe('a drawing of 1 MB is measured and cleaned:', () => {
  test.each(oneOfEvery(3, drawings))('%s', (_name, text) => {
    const head = new TextEncoder().encode(text);
    expect(() => {
      imageSize('images/a.svg', head);
      svgFile(text);
      inlineSvg(text, 'a-');
    }).not.toThrow();
  });
});
