import { expect, test } from 'vitest';
import { kindPlan } from '../schema/field-plan';
import { objectWith } from './meant-object';

test.each([
  ['a button', 'action', 'Call us', { label: 'Call us', href: '…' }, false],
  ['a button', 'action', '/contact', { label: '…', href: '/contact' }, false],
  [
    'a picture',
    'image',
    'images/office.png',
    { type: 'file', src: 'images/office.png', alt: 'What it shows' },
    false,
  ],
  ['a redirect', 'redirect', '/old', { from: '/old', to: '…' }, false],
  ['a slot of a layout', 'layoutSlot', 'hero', { type: 'hero' }, true],
  ['a card', 'card', 'Fast delivery', { title: 'Fast delivery' }, true],
  ['a line of a list', 'listItem', 'On call', { text: 'On call' }, true],
  ['a logo', 'logo', 'Harbor & Sons', { name: 'Harbor & Sons' }, true],
] as const)('instead of %s', (_, kind, text, value, isWhole) => {
  expect(objectWith(kindPlan(kind), text)).toEqual({ value, isWhole });
});

test.each([
  ['the file of a logo, which is not its name', 'logo', 'images/logos/acme.svg'],
  ['the target of a card, which is not its title', 'card', '/contact'],
  ['one of two fonts', 'brand', 'inter'],
  ['the key of one of two search engines', 'verification', 'abc123'],
] as const)('it is not clear which object %s was meant as', (_, kind, text) => {
  expect(objectWith(kindPlan(kind), text)).toBe(undefined);
});
