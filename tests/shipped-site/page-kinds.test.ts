import { expect, test } from 'vitest';
import { kinds } from '../site/support/content';

// docs/product.md, shipped pages
test('the pages are of the kinds that are given', () => {
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
