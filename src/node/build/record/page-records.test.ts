import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openValid } from '../../../../tests/support/fixtures';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { pageFacts } from '../../../site/page/page-facts';
import { parsePage } from '../../../site/page/page-store';
import { openPageRecords, type PageRecord } from './page-records';

const facts = pageFacts(parsePage(openValid('many-files'), 'pages/contact.json'));
const first = 'pages/0.json';
/** So many that the change of one of them does not write the snapshot again. */
const others = Array.from({ length: 20 }, (_, index) => `pages/${index + 1}.json`);

/** Builds with these inputs and this content of the first page; a page whose record holds keeps it. */
function build(file: string, inputs: string, content: string): void {
  const records = openPageRecords(file, inputs, true);
  const recordOf = (id: string, hash: string): PageRecord => {
    const known = records.get(id);
    return known?.hash === hash ? known : { hash, facts, findings: [], key: '', photos: [] };
  };
  records.write({ shell: content, names: '', found: [] }, [
    [first, recordOf(first, content)],
    ...others.map((id): [string, PageRecord] => [id, recordOf(id, 'same')]),
  ]);
}

test.each([
  ['nothing but the page has changed', 'A v1, A v2, A v3'],
  ['other inputs came in between', 'A v1, A v2, B v3, A v3'],
  ['other inputs came in between, and the page is as it was first', 'A v1, A v2, B v3, A v1'],
])('the records of pages are those of the last build when %s', (_, builds) => {
  const file = join(temporaryFolder(), 'pages');
  let last = '';
  for (const each of builds.split(', ')) {
    const [inputs = '', content = ''] = each.split(' ');
    build(file, inputs, content);
    last = content;
  }
  const { common, get } = openPageRecords(file, 'A', true);
  expect([common?.shell, get(first)?.hash, get('pages/1.json')?.hash]).toEqual([last, last, 'same']);
});
