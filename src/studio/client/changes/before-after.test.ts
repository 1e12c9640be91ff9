import { expect, test } from 'vitest';
import type { ChangedPart } from '../../protocol/requests/change-requests';
import { picturedPage } from './before-after';

const part = (more: Partial<ChangedPart>): ChangedPart => ({
  id: '',
  kind: 'part',
  type: 'changed',
  name: 'Footer',
  differences: [],
  canRevert: true,
  ...more,
});
const footer = part({});
const moved = part({ kind: 'page', type: 'renamed', name: 'Tour', path: '/tour', pathBefore: '/visit' });
const added = part({ kind: 'page', type: 'added', name: 'News', path: '/news' });
const parts = [footer, moved, added];

test.each([
  ['a page', moved, '/', moved],
  ['the footer', footer, '/', { name: 'Footer', type: 'changed', path: '/', pathBefore: '/' }],
  ['the footer, on a page that moved', footer, '/tour', { path: '/tour', pathBefore: '/visit' }],
  ['the footer, without a page', footer, undefined, undefined],
  ['a picture', part({ kind: 'picture' }), '/', undefined],
])('%s is seen before and after', (_, changed, open, page) => {
  const found = picturedPage(changed, parts, open);
  if (page) expect(found).toMatchObject(page);
  else expect(found).toBeUndefined();
});

test('after a change of all pages, a new page is shown without a version before', () => {
  const { name, type, path, pathBefore } = picturedPage(footer, parts, '/news') ?? {};
  expect([name, type, path, pathBefore]).toEqual(['Footer', 'added', '/news', undefined]);
});
