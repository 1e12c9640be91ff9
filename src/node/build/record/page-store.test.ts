import { expect, test } from 'vitest';
import { openValid } from '../../../../tests/support/fixtures';
import { pageFacts } from '../../../site/page/page-facts';
import { parsePage } from '../../../site/page/page-store';
import { createPageStore, namesOf } from './page-store';

const files = openValid('many-files');
const file = 'pages/contact.json';
const content = parsePage(files, file);
const finding = (file: string) => ({
  file,
  pointer: '/blocks/1',
  severity: 'warning' as const,
  id: 'link-to-alias',
  message: 'An alias.',
});

test.each([
  ['another page', 'pages/home.json', true],
  // It may be at another place now.
  ['the page itself', file, false],
])('what was found in %s counts for a changed page that refers to the same: %s', (_, where, counts) => {
  const facts = pageFacts(content);
  const found = [finding(where)];
  const records = {
    common: { shell: '', names: namesOf(files), found },
    get: () => ({ hash: '', facts, findings: [], key: '', photos: [] }),
  };
  const store = createPageStore(files, records);
  store.put({ file, pointer: '', length: 0, content, facts, findings: [] });
  expect(store.siteFindings?.()).toEqual(counts ? found : undefined);
});

test.each([
  ['the same link', '/about', true],
  ['another link', '/contact', false],
])('what was found counts for a changed page in which messages propose %s: %s', (_, text, counts) => {
  const facts = pageFacts(content);
  const proposing = (link: string) => [
    { ...finding(file), meant: { kind: 'href', text: link, written: 'x' } },
  ];
  const records = {
    common: { shell: '', names: namesOf(files), found: [] },
    get: () => ({ hash: '', facts, findings: proposing('/about'), key: '', photos: [] }),
  };
  const store = createPageStore(files, records);
  store.put({ file, pointer: '', length: 0, content, facts, findings: proposing(text) });
  expect(store.siteFindings?.()).toEqual(counts ? [] : undefined);
});

test('the findings of a page are not reused when another page shows its cards', () => {
  const facts = pageFacts(content);
  const showing = { ...facts, sources: [facts.path] };
  const records = {
    common: { shell: '', names: namesOf(files, () => ''), found: [] },
    get: (id: string) => ({
      hash: '',
      facts: id === file ? facts : showing,
      findings: [],
      key: '',
      photos: [],
    }),
  };
  const store = createPageStore(files, records, () => '');
  store.put({ file, pointer: '', length: 0, content, facts, findings: [] });
  expect(store.siteFindings?.()).toEqual([]);
  store.get('pages/home.json');
  expect(store.siteFindings?.()).toBe(undefined);
});
