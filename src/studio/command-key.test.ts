import { expect, test } from 'vitest';
import { commandKey } from './command-key';

const none = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  ['a Latin letter', 'z', 'KeyZ', 'z'],
  ['with Shift', 'Z', 'KeyZ', 'z'],
  ['a German keyboard', 'z', 'KeyY', 'z'],
  ['a French keyboard', 'z', 'KeyW', 'z'],
  ['a Dvorak keyboard', ';', 'KeyZ', ';'],
  ['Russian', 'я', 'KeyZ', 'z'],
  ['Russian with Shift', 'Я', 'KeyZ', 'z'],
  ['Greek', 'κ', 'KeyK', 'k'],
  ['Arabic', 'ئ', 'KeyZ', 'z'],
  ['Arabic, a key with two letters', 'لا', 'KeyB', 'b'],
  ['Thai, a mark', 'ั', 'KeyY', 'y'],
  ['Hebrew', 'ז', 'KeyZ', 'z'],
  ['a letter that is no Latin key', 'ж', 'Semicolon', 'ж'],
  ['a named key', 'Enter', 'Enter', 'enter'],
])('what is pressed with Ctrl or Command: %s', (_, key, code, expected) => {
  expect(commandKey({ ...none, key, code, ctrlKey: true })).toBe(expected);
  expect(commandKey({ ...none, key, code, metaKey: true })).toBe(expected);
});

test.each([
  ['alone', none],
  ['with Alt', { ...none, altKey: true }],
  ['with AltGr on Windows', { ...none, ctrlKey: true, altKey: true }],
])('a key %s is no command', (_, modifiers) => {
  expect(commandKey({ ...modifiers, key: 'я', code: 'KeyZ' })).toBe('');
});
