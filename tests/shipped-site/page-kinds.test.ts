import { expect, test } from 'vitest';
import { kinds } from '../site/support/content';

test('the pages are of the kinds of the route table (specification §2)', () => {
  expect(kinds.map(([name]) => name)).toEqual([
    'home',
    'brands',
    'brands-linkfast',
    'brand',
    'contact',
    'infrastructure-service',
    'product',
    'services',
    'service',
    'solutions',
    'solution',
    'terms-and-conditions',
    '404',
  ]);
});
