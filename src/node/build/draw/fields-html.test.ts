import { describe, expect, test } from 'vitest';
import type { FormFieldsPart, FormFieldView } from '../../../site/resolve/form-fields-part';
import { fieldsHtml } from './fields-html';

const words = { fieldErrors: 'Correct:', fieldOptional: '(optional)', fieldSelect: 'Choose' };
const errors = { missing: 'Fill it in.', wrong: 'Not like this.' };
const text: FormFieldView = { type: 'text', name: 'a', label: 'A & B', ...errors };
const choice = (...options: [string, string, ...string[]]): FormFieldView => ({
  type: 'choice',
  name: 'part',
  label: 'Part',
  options,
  ...errors,
});

const html = (...fields: FormFieldView[]) =>
  fieldsHtml({ kind: 'fields', fields, words } satisfies FormFieldsPart, 's1');

test.each<[what: string, field: FormFieldView, expected: string]>([
  [
    'a text',
    text,
    '<label for="b0-s1-a">A &#38; B</label><input class="input" id="b0-s1-a" name="a" required type="text" autocomplete="off">',
  ],
  [
    'an optional one',
    { ...text, optional: true },
    '<label for="b0-s1-a">A &#38; B <small>(optional)</small></label><input class="input" id="b0-s1-a" name="a" type="text"',
  ],
  [
    'one of several lines',
    { ...text, lines: 4 },
    '<textarea class="input" id="b0-s1-a" name="a" required rows="4"></textarea>',
  ],
  ['one that a browser knows', { ...text, autofill: 'name' }, 'autocomplete="name"'],
  [
    'a hint',
    { ...text, hint: 'In capitals' },
    'aria-describedby="b0-s1-a-hint" type="text" autocomplete="off"><small class="field-hint" id="b0-s1-a-hint">In capitals</small>',
  ],
  ['an email address', { ...text, type: 'email' }, 'type="email" autocomplete="email"'],
  ['a phone number', { ...text, type: 'phone' }, 'type="tel" autocomplete="tel"'],
  ['a day', { ...text, type: 'date' }, 'required type="date">'],
  ['a day from tomorrow on', { ...text, type: 'date', from: 'tomorrow' }, 'type="date" data-from="1">'],
  [
    'a number',
    { ...text, type: 'number', minimum: 0, maximum: 9 },
    'type="number" inputmode="numeric" min="0" max="9">',
  ],
  [
    'its unit',
    { ...text, type: 'number', unit: 'm²' },
    'aria-describedby="b0-s1-a-unit" type="number" inputmode="numeric"><i id="b0-s1-a-unit">m²</i></b>',
  ],
  [
    'few answers',
    choice('One', 'Two'),
    '<p class="choices choices-row"><label class="choice"><input type="radio" id="b0-s1-part" name="part" value="One" required>One</label>',
  ],
  ['a long answer', choice('One', 'Fifteen letters'), '<p class="choices"><label class="choice">'],
  [
    'many answers',
    choice('1', '2', '3', '4', '5'),
    'name="part" required><option value="">Choose</option><option>1</option>',
  ],
  [
    'a consent',
    {
      ...errors,
      type: 'checkbox',
      name: 'ok',
      label: [{ type: 'paragraph', children: ['Yes, ', { type: 'link', href: '/a', children: ['read'] }] }],
    },
    '<input type="checkbox" id="b0-s1-ok" name="ok" value="yes" required><label for="b0-s1-ok">Yes, <a href="/a">read</a></label>',
  ],
  [
    'an error',
    text,
    '<small class="field-error" id="b0-s1-a-error" data-missing="Fill it in." data-wrong="Not like this." hidden>',
  ],
])('%s is written as a browser knows it', (_, field, expected) => {
  expect(html(field)).toContain(expected);
});

describe('the fields', () => {
  const widths = (...fields: FormFieldView[]) =>
    [...html(...fields).matchAll(/class="field( field-half| check)?"/g)]
      .map(([, half]) => (half === ' field-half' ? 1 : 2))
      .join('');

  test('share a row two by two, and one alone has it all', () => {
    expect(widths(text, text)).toBe('11');
    expect(widths(text, text, text)).toBe('112');
    expect(widths(text, { ...text, lines: 3 }, text, text)).toBe('2211');
    expect(widths(choice('1', '2'), text, choice('1', '2', '3', '4', '5'))).toBe('211');
  });

  test('end no markup around them, and say that they are others than usual', () => {
    const all = html(text, choice('1', '2'));
    expect(all).not.toMatch(/<\/(span|div)>/);
    expect(all).toContain('<input type="hidden" name="_fields" value="1">');
  });
});
