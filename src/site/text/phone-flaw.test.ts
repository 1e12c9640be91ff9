import { expect, test } from 'vitest';
import { phoneFlaw } from './phone-flaw';

test.each([
  ['abc', 'contains "abc"'],
  ['help', 'contains "help"'],
  ['1-800-FLOWERS', 'contains "FLOWERS"'],
  ['+62361x444', 'contains "x"'],
  ['0361/444', 'contains "/"'],
  ['062+361', 'contains "+"'],
  ['hello@northport.net', 'contains "hello@northport"'],
  ['+٦٢٣٦١', 'contains "٦٢٣٦١"'],
  ['', 'has fewer than 3 digits'],
  ['-', 'has fewer than 3 digits'],
  ['12', 'has fewer than 3 digits'],
  ['+', 'has fewer than 7 digits'],
  ['+62361', 'has fewer than 7 digits'],
  ['+1----------2', 'has fewer than 7 digits'],
  ['+6236144401423456', 'has more than 15 digits'],
  ['1234567890123456', 'has more than 15 digits'],
  ['+0361 444 0142', 'starts with 0 after the +'],
])('nobody can dial %s: it %s', (number, flaw) => {
  expect(phoneFlaw(number)).toBe(flaw);
});

test.each([
  '112',
  '+6236144',
  '+62 361 555 0142',
  '+1-201-555-0123;ext=123',
  '+1.201.555.0123,,45#',
  '+12015550123p45',
  '(0361) 444-0142',
  '+49 (0) 361 444',
  '+390644444444444',
  '+49 (0) 1234567890123',
  '00493614440142345',
  '%2B62%20361%20444',
  '*100#',
  '*100%23',
])('%s can be dialed', (number) => {
  expect(phoneFlaw(number)).toBeUndefined();
});
