import { expect, test } from 'vitest';
import { exampleContact } from './example-contact';
import type { CheckedContent } from './rule';

test.each([
  ['+62 361 555 0142', true],
  ['+1 (202) 555-0143', true],
  ['+1 212 555 1234', true],
  ['555-0199', true],
  ['+493615550142', true],
  ['+49 30 23125 143', true],
  ['+33 1 99 00 01 43', true],
  ['+33 1 99 01 01 43', false],
  ['+49 89 23125 143', false],
  ['+49 30 1555 0123', false],
  ['+49 30 555 12345', false],
  ['+49 555 4321', false],
  ['+62 361 444 0142', false],
])('the phone number %s is an example: %s', (phone, isExample) => {
  const said: unknown[] = [];
  // Of the content, the rule looks at this alone.
  const content = { site: { site: { phone } } } as unknown as CheckedContent;
  exampleContact.site?.(content, (_place, name, ...data) => said.push([name, ...data]));
  expect(said).toEqual(isExample ? [['example', phone, 'phone number']] : []);
});
