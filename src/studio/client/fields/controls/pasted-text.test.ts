import { describe, expect, test } from 'vitest';
import { pastedText } from './pasted-text';

const word = '<p class=MsoNormal>One</p>';

describe('a pasted text as Markdown', () => {
  test.each([
    ['paragraphs of a word processor stay paragraphs', 'One\nTwo\n', word, 'One\n\nTwo\n'],
    ['with empty lines between them, too', 'One\n\u00a0\nTwo', word, 'One\n\nTwo'],
    ['its bullets become items', 'For:\n•\tone\n•\ttwo\nEnd', word, 'For:\n\n- one\n- two\n\nEnd'],
    ['of any kind', '·\u00a0\u00a0one\no\ttwo\n§\tthree', word, '- one\n- two\n- three'],
    ['numbers stay items of one list', 'First\n1.\tone\n2.\ttwo', word, 'First\n\n1.\tone\n2.\ttwo'],
    ['bullets of a plain text become items, too', '• one\n• two', '', '- one\n- two'],
    ['lines of a code editor stay lines', 'One\ntwo', '<div><span>One</span></div>', 'One\ntwo'],
    ['Markdown stays as it is', '- one\n- two\n\n**x** o y', '', '- one\n- two\n\n**x** o y'],
    ['of nested lists and with stars, too', '* one\n  - two\nEnd', word, '* one\n  - two\n\nEnd'],
    ['lines of code on a page stay lines', 'Run\n\na\n  b', '<p>Run</p><pre>a\n  b</pre>', 'Run\n\na\n  b'],
    ['cells of a spreadsheet stay cells', '-\t5\no\t7', '<table><tr><td>-</td></tr></table>', '-\t5\no\t7'],
    ['a word stays as it is', 'o·o – x', word, 'o·o – x'],
    ['a part of a line stays as it is', ' · ', word, ' · '],
  ])('%s', (_, text, html, markdown) => expect(pastedText(text, html)).toBe(markdown));
});
