import { expect, test } from 'vitest';
import { kindPlan } from '../../../site/schema/field-plan';
import { placeholderOf } from './control';

test.each([
  ['line', '/blocks/0/image/alt', 'What is seen'],
  ['line', '/blocks/0/actions/1/label', 'What happens'],
  ['line', '/blocks/3/action/label', 'What happens'],
  ['line', '/blocks/0/items/0/label', ''],
  ['line', '/blocks/0/heading', ''],
  ['markdown', '/blocks/0/lead', ''],
  ['href', '/blocks/0/actions/0/href', '/contact'],
  ['email', '/site/email', 'hello@northport.example'],
] as const)('the placeholder of a %s at %s is %j', (kind, pointer, placeholder) =>
  expect(placeholderOf({ plan: kindPlan(kind), pointer })).toBe(placeholder),
);
