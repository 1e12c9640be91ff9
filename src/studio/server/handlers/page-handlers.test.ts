import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editFile } from '../../../../tests/support/edit-file';
import { editFolder } from '../../../../tests/support/edits/edited-folder';
import { readFolder } from '../../../../tests/support/folder-content';
import { en } from '../../../site/words/en';
import { pageHandlers } from './page-handlers';

test('a path that no page can have is refused, in the words of a move', () => {
  const { workspace, watcher, folder } = editFolder();
  const before = readFolder(folder);
  const { planPages, changePages } = pageHandlers(workspace);
  const refusal =
    '"services" can\'t be a path. Write a path that starts with / and contains only lowercase letters, digits, hyphens and / between the parts, without / at the end.';
  const command = { do: 'new', path: 'services', title: 'Services' };
  expect(planPages({ command }, watcher)).toEqual({ effects: [], count: 0, refusal });
  expect(planPages({ command: { do: 'move', from: '/contact', to: 'services' } }, watcher)).toMatchObject({
    refusal,
  });
  expect(() => changePages({ command }, watcher)).toThrow(refusal);
  workspace.save();
  expect(readFolder(folder)).toEqual(before);
});

test.each([
  [
    '/was-contact',
    '/was-contact is redirected to the page /contact (pages/contact.json). Delete it there first.',
  ],
  [`/${'ten-chars/'.repeat(30)}end`, '"path" must be 1 to 300 characters long, found 304. Shorten it.'],
])('a page is neither added at %s nor moved there: %s', (path, refusal) => {
  const { workspace, watcher, folder } = editFolder('valid/many-files', '', (folder) => {
    editFile(join(folder, 'pages/contact.json'), '"title"', '"redirects": ["/was-contact"], "title"');
  });
  const before = readFolder(folder);
  const { planPages, changePages } = pageHandlers(workspace);
  for (const command of [
    { do: 'new', path, title: 'Contact' },
    { do: 'move', from: '/services/radio', to: path },
  ]) {
    expect(planPages({ command }, watcher)).toEqual({ effects: [], count: 0, refusal });
    expect(() => changePages({ command }, watcher)).toThrow(refusal);
  }
  workspace.save();
  expect(readFolder(folder)).toEqual(before);
});

test('a copy says what is to be written, and that the rest speaks of the other page', () => {
  const { workspace, watcher } = editFolder();
  const { planPages } = pageHandlers(workspace);
  const command = { do: 'new', path: '/services/light', title: 'Light', copy: '/services/radio' };
  expect(planPages({ command }, watcher)).toEqual({
    count: 4,
    effects: [
      { words: 'No page links to it yet.' },
      { words: 'To write then: Description' },
      { words: 'To write then: Hero › Heading' },
      { words: 'The rest is as on /services/radio: look at its cards and links, too.' },
    ],
  });
});

test("a page that others name is not deleted for one that they can't name", () => {
  const { workspace, watcher } = editFolder('site');
  const { planPages, changePages } = pageHandlers(workspace);
  const command = { do: 'delete', path: '/topics/repairs', to: '/contact' };
  const refusal = '1 place would have a mistake. Choose another page, or mend that place first.';
  expect(planPages({ command }, watcher)).toEqual({
    count: 1,
    effects: [
      {
        words: '/courses: Directory › Page 2: The page /contact has no card with a link.',
        place: { file: 'pages/courses.json', pointer: '/blocks/1/pages/1' },
      },
    ],
    refusal,
  });
  expect(() => changePages({ command }, watcher)).toThrow(refusal);
  expect(planPages({ command: { ...command, to: '/topics/home-networks' } }, watcher)).not.toHaveProperty(
    'refusal',
  );
});

test('a file that is no JSON may link to a page: it is deleted only for another one', () => {
  const { workspace, watcher } = editFolder('valid/many-files', '', (folder) => {
    editFile(join(folder, 'site.json'), ', { "label": "Radio", "href": "/services/radio" }', '');
    editFile(join(folder, 'pages/contact.json'), '"title"', '"parent": "/services/radio" "title"');
  });
  const { planPages, changePages } = pageHandlers(workspace);
  const unsearched = [
    expect.stringMatching(/^Not searched, because it can't be read: pages\/contact\.json:/),
  ];
  const command = { do: 'delete', path: '/services/radio' };
  const refusal =
    "What can't be read may link to this page. Mend it first, or choose the page to which links lead then.";
  expect(planPages({ command }, watcher)).toMatchObject({ refusal, unsearched });
  expect(() => changePages({ command }, watcher)).toThrow(refusal);
  const moved = planPages({ command: { do: 'move', from: '/services/radio', to: '/radio' } }, watcher);
  expect(moved).toMatchObject({ unsearched });
  expect(moved).not.toHaveProperty('refusal');
});

test('what a deletion leaves is named as visitors read it', async () => {
  const { workspace, watcher } = editFolder();
  const command = { do: 'delete', path: '/services/radio', to: '/' };
  const { effects } = await pageHandlers(workspace).planPages({ command }, watcher);
  expect(effects.map(({ words }) => words)).toContain('Footer › Column 1 › Link 2 › Link “Radio”');
});

describe('a new collection', () => {
  const command = {
    do: 'newCollection',
    preset: 'news',
    name: 'Notices',
    path: '/notices',
    words: 'Piers, Lamps , Piers',
  };

  test('comes with its page and an entry of the menu, and goes with one undo', () => {
    const { workspace, watcher, folder, written } = editFolder();
    const before = readFolder(folder);
    const { planPages, changePages } = pageHandlers(workspace);
    expect(planPages({ command }, watcher)).toEqual({
      effects: [{ words: 'The menu gets a link to it.' }],
      count: 1,
    });
    expect(changePages({ command }, watcher)).toBe('collections/notices/collection.json');
    workspace.save();
    const json = (file: string) => JSON.parse(written(file));
    expect(json('collections/notices/collection.json')).toMatchObject({
      name: 'Notices',
      path: '/notices/{slug}',
      fields: { topics: { of: ['Piers', 'Lamps'] } },
      feed: { path: '/notices/feed.xml' },
      groups: { path: '/notices/topic/{tag}', page: { title: 'Notices: {tag}' } },
    });
    expect(json('pages/notices.json')).toMatchObject({
      path: '/notices',
      title: 'Notices: {site.name}',
      blocks: [{ heading: 'Notices' }, { type: 'list', of: 'notices' }],
    });
    expect(json('site.json').header.links).toContainEqual({ label: 'Notices', href: '/notices' });
    workspace.undo(watcher);
    workspace.save();
    expect(readFolder(folder)).toEqual(before);
  });

  test.each([
    [
      'nl',
      ['Its texts are English. Those of its page are changed here, those of the rows in a code editor.'],
    ],
    ['de-AT', []],
  ])('says of a site in "%s" whether its texts are English', (language, words) => {
    const { workspace, watcher } = editFolder('valid/many-files', '', (folder) =>
      editFile(
        join(folder, 'site.json'),
        '"language": "en"',
        `"language": "${language}", "words": ${JSON.stringify(en)}`,
      ),
    );
    const effects = ['The menu gets a link to it.', ...words].map((each) => ({ words: each }));
    expect(pageHandlers(workspace).planPages({ command }, watcher)).toMatchObject({ effects });
  });

  test.each([
    ['/contact', 'There is a page /contact already (pages/contact.json).'],
    [
      'notices',
      '"notices" can\'t be a path. Write a path that starts with / and contains only lowercase letters, digits, hyphens and / between the parts, without / at the end.',
    ],
  ])('is refused at %s: %s', (path, refusal) => {
    const { workspace, watcher } = editFolder();
    const { planPages, changePages } = pageHandlers(workspace);
    expect(planPages({ command: { ...command, path } }, watcher)).toEqual({ effects: [], count: 0, refusal });
    expect(() => changePages({ command: { ...command, path } }, watcher)).toThrow(refusal);
  });
});
