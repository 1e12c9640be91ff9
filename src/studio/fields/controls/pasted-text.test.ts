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
    ['a word stays as it is', 'o·o – x', word, 'o·o – x'],
  ])('%s', (_, text, html, markdown) => expect(pastedText(text, html)).toBe(markdown));
});
