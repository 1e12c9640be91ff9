import { expect, test } from 'vitest';
import { commandKey } from './command-key';

const none = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['a Latin letter', 'z', 90, 'z'],
  ['with Shift', 'Z', 90, 'z'],
  ['a German keyboard', 'z', 90, 'z'],
  ['a French keyboard', 'z', 90, 'z'],
  ['a Dvorak keyboard', ';', 186, ';'],
  ['Russian', 'я', 90, 'z'],
  ['Russian with Shift', 'Я', 90, 'z'],
  ['Greek', 'κ', 75, 'k'],
  ['Arabic', 'ئ', 90, 'z'],
  ['Arabic with Shift, a mark', '~', 90, 'z'],
  ['Arabic, a key with two letters', 'لا', 66, 'b'],
  ['Thai, a mark', 'ั', 89, 'y'],
  ['Hebrew', 'ז', 90, 'z'],
  ['a letter that is no Latin key', 'ж', 186, 'ж'],
  ['a digit', '2', 50, '2'],
  ['a named key', 'Enter', 13, 'enter'],
])('what is pressed with Ctrl or Command: %s', (_, key, keyCode, expected) => {
  expect(commandKey({ ...none, key, keyCode, ctrlKey: true })).toBe(expected);
  expect(commandKey({ ...none, key, keyCode, metaKey: true })).toBe(expected);
});

test.each([
  ['alone', none],
  ['with Alt', { ...none, altKey: true }],
  ['with AltGr on Windows', { ...none, ctrlKey: true, altKey: true }],
])('a key %s is no command', (_, modifiers) => {
  expect(commandKey({ ...modifiers, key: 'я', keyCode: 90 })).toBe('');
});
