import { expect, test } from 'vitest';
import { planField } from './field-plan';
import { limitWords } from './limit-words';

test.each([
  [{ type: 'array', items: {}, minItems: 1, maxItems: 2 }, '1 to 2 entries'],
  [{ type: 'array', items: {}, maxItems: 4 }, '0 to 4 entries'],
  [{ type: 'array', items: {}, minItems: 4, maxItems: 4 }, '4 entries'],
  [{ type: 'array', items: {}, minItems: 4 }, ''],
  [{ type: 'integer', minimum: 1, maximum: 5 }, '1 to 5'],
  [{ type: 'number', maximum: 5 }, '0 to 5'],
  [{ type: 'integer', minimum: 1 }, ''],
  [{ $ref: '#/$defs/line' }, 'at most 400 characters'],
  [{ type: 'string', maxLength: 9, pattern: '^a', patternErrorMessage: 'Start with a.' }, 'Start with a'],
  [{ type: 'string', maxLength: 9 }, ''],
  [
    { $ref: '#/$defs/icon' },
    'Write the name of an icon from https://lucide.dev/icons, or the path of an SVG file such as images/icons/van.svg',
  ],
  [{ type: 'string', enum: ['a', 'b'] }, ''],
  [{ type: 'boolean' }, ''],
])('the limits of %j are %j', (described, words) => expect(limitWords(planField(described))).toBe(words));
