import { expect, test } from 'vitest';
import { openValid } from '../../../../tests/support/fixtures';
import { loadSite } from '../../../../tests/support/load-site';
import { hero, page } from '../../../../tests/support/small-site';

test.each([
  ['/tem', [], '3 places name the page /team, but the path here is /tem.'],
  ['/tem', ['/tem'], 'There is no page /team. Did you mean "/tem"? 2 other places have the same mistake.'],
  ['/terms', [], 'There is no page /team. Did you mean "/terms"? 2 other places have the same mistake.'],
])('three links to /team beside a page %s that %j link to', (path, others, message) => {
  const links = ['/team', '/team', '/team', ...others].map((href) => ({
    type: 'cta',
    heading: `To ${href}`,
    actions: [{ label: 'Read it', href }],
  }));
  const files = openValid('many-files', {
    'pages/more.json': JSON.stringify(page(path)),
    'pages/services/radio.json': JSON.stringify(
      page('/services/radio', { blocks: [hero('Radio'), ...links] }),
    ),
  });
  const broken = loadSite(files).problems.filter(({ id }) => id === 'broken-link');
  expect(broken.map((problem) => problem.message)).toEqual([message]);
});

test('a link is never taken for one to the page for unknown addresses', () => {
  const link = { type: 'cta', heading: 'Ask', actions: [{ label: 'Ask us', href: '/not-found' }] };
  const files = openValid('many-files', {
    'pages/not-found.json': JSON.stringify(page('/404')),
    'pages/services/radio.json': JSON.stringify(page('/services/radio', { blocks: [hero('Radio'), link] })),
  });
  const broken = loadSite(files).problems.filter(({ id }) => id === 'broken-link');
  expect(broken.map(({ message }) => message)).toEqual(['There is no page /not-found.']);
});

test('links to rows follow from the mistake in the definition of their collection', () => {
  const links = ['/news/a', '/news/b'].map((href) => ({
    type: 'cta',
    heading: `To ${href}`,
    actions: [{ label: 'Read it', href }],
  }));
  const { problems } = loadSite(
    openValid('many-files', {
      'collections/news/collection.json': JSON.stringify({
        name: 'News',
        fields: { title: { kind: 'line' } },
        path: '/news/{slug}',
        page: { title: '{title}', description: '{text}', blocks: [hero('{title}')] },
      }),
      'collections/news/a.json': JSON.stringify({ title: 'A' }),
      'collections/news/b.json': JSON.stringify({ title: 'B' }),
      'pages/services/radio.json': JSON.stringify(
        page('/services/radio', { blocks: [hero('Radio'), ...links] }),
      ),
    }),
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ message }) => message)).toEqual([
    '{text} is not a field of News. 2 places name pages that are not read.',
  ]);
});

test('a list of pages uses a page once', () => {
  const links = ['/team', '/team'].map((href) => ({
    type: 'cta',
    heading: 'To the team',
    actions: [{ label: 'Read it', href }],
  }));
  const list = { type: 'directory', heading: 'All', pages: ['/tem'] };
  const files = openValid('many-files', {
    'pages/team.json': JSON.stringify(page('/tem', { name: 'Team' })),
    'pages/services/radio.json': JSON.stringify(
      page('/services/radio', { blocks: [hero('Radio'), ...links, list] }),
    ),
  });
  const broken = loadSite(files).problems.filter(({ id }) => id === 'broken-link');
  expect(broken.map(({ message }) => message)).toEqual([
    '2 places name the page /team, but the path here is /tem.',
  ]);
});
