import { expect, test } from 'vitest';
import { memoryFiles } from '../../../site/files/memory-files';
import { listEntries } from './list-entries';

test('with an error from the start, all pages are listed with their titles, valid or not', () => {
  const files = memoryFiles({
    'site.json': JSON.stringify({
      site: { name: 'Harbor', email: 1 },
      pages: [{ path: '/legal', title: 'Legal' }],
    }),
    'pages/about.json': JSON.stringify({
      path: '/about',
      title: 'About {site.name}, {site.email}',
      draft: false,
      until: 'opening',
    }),
    'pages/home.json': JSON.stringify({ path: '/', blocks: [{ type: 'shared', of: 'partners' }] }),
    'notes.json': '{}',
    'images/plan.svg': '<svg/>',
  });
  const error = {
    file: 'pages/home.json',
    pointer: '',
    severity: 'error',
    id: 'schema',
    message: '',
  } as const;
  expect(listEntries(files, undefined, [error], [])).toEqual([
    { path: '/', title: 'pages/home.json', file: 'pages/home.json', pointer: '', shared: ['partners'] },
    {
      path: '/about',
      title: 'About Harbor, {site.email}',
      file: 'pages/about.json',
      pointer: '',
      dates: { until: 'opening' },
    },
    { path: '/legal', title: 'Legal', file: 'site.json', pointer: '/pages/0' },
  ]);
});
