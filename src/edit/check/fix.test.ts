import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtures, openInvalid, openValid } from '../../../tests/support/fixtures';
import { loadSite } from '../../../tests/support/load-site';
import { valueAt } from '../../site/json/value-at';
import type { Fix } from '../../site/problem/finding';
import { visible } from '../../site/text/wording';
import { shown } from '../../site/validate/describe-value';
import { applyTransaction, isUnfit } from '../apply-transaction';
import type { Operation } from '../operation';
import { overlayFiles } from '../overlay-files';
import { readJsonText } from '../text/json-text';
import { fixAll, fixOf } from './fix';

const folders = readdirSync(join(fixtures, 'invalid'));

/** The links never had the id that is corrected: they are the next mistake. */
const another = 'id-with-space';

const cases = folders.flatMap((folder) => {
  const files = openInvalid(folder);
  const found = loadSite(files).findings;
  const { operations, findings } = fixAll(files, found);
  return operations.length > 0 ? [{ folder, files, found, operations, findings }] : [];
});

describe('what a message names without doubt is corrected', () => {
  test('in as many fixtures as have such messages', () => {
    expect(cases.length).toBeGreaterThan(30);
  });

  test.each(cases)('$folder', ({ folder, files, found, operations, findings }) => {
    const applied = applyTransaction(files, { name: 'Test', operations });
    if (isUnfit(applied)) throw new Error(applied.conflicts.map(({ message }) => message).join('\n'));
    const after = overlayFiles(files);
    after.show(applied.changes);
    const left = loadSite(after).findings.map(({ message }) => message);
    const corrected = new Set(findings.map(({ message }) => message));
    expect(left.filter((message) => corrected.has(message))).toEqual([]);
    if (folder !== another) expect(left.length).toBeLessThan(found.length);
  });
});

const valid = openValid('many-files');

/** The value at a place of a page, after `written` was written there and corrected. */
function fixedAt(file: string, pointer: string, written: unknown): unknown {
  const files = overlayFiles(valid);
  const write = (operations: readonly Operation[]) => {
    const applied = applyTransaction(files, { name: 'Test', operations });
    if (isUnfit(applied)) throw new Error(applied.conflicts.map(({ message }) => message).join('\n'));
    files.show(applied.changes);
  };
  write([{ op: 'set', file, at: pointer, value: written }]);
  const { operations } = fixAll(files, loadSite(files).findings);
  if (operations.length > 0) write(operations);
  return valueAt(JSON.parse(files.read(file)), pointer);
}

const lead = '/blocks/0/lead';
const heading = '/blocks/0/heading';
const href = '/blocks/0/actions/0/href';
const src = '/blocks/1/image/src';
const long =
  'Harbor Lights plans, builds  and looks after networks for harbors &amp; ships, and for all who work there.';

test.each([
  [
    lead,
    'We **build** them. [Talk to us](https://harborlights.net/contact) about it.',
    'We **build** them. [Talk to us](/contact) about it.',
  ],
  [lead, '[Call us](tel://+62361444) now.', '[Call us](tel:+62361444) now.'],
  [lead, '[Ask](http://harborlights.net/contact/).', '[Ask](/contact).'],
  [lead, '[Ask](http://localhost:5173/contact#form).', '[Ask](/contact#form).'],
  [heading, 'One\r\n line\rof text\r\n', 'One line of text'],
  [lead, 'One\r\n\r\ntwo\rthree\n', 'One\n\ntwo\nthree\n'],
  [lead, `${'Long '.repeat(80)}\r\nend`, `${'Long '.repeat(80)}\nend`],
  [lead, 'One\r\n\u0007two', 'One\r\n\u0007two'],
  [href, '/contact\r\n', '/contact'],
  [href, 'mail:mail.service@harbor.net', 'mailto:mail.service@harbor.net'],
  [href, 'mail.service@harbor.net', 'mailto:mail.service@harbor.net'],
  [lead, '[Ask](/contcat#form) and [ask](/contcat).', '[Ask](/contact#form) and [ask](/contact).'],
  [
    lead,
    '[a](https://harborlights.net/contact) or [b](https://harborlights.net/contact?topic=ships)',
    '[a](/contact) or [b](https://harborlights.net/contact?topic=ships)',
  ],
  [lead, '[a](https&#58;//harborlights.net/contact).', '[a](/contact).'],
  [lead, '[a](<https://harborlights\\.net/contact>).', '[a](</contact>).'],
  [lead, '{{site.mail}} for {site.mail}', '{{site.mail}} for {site.email}'],
  ['/description', long, long.replace('  ', ' ').replace('&amp;', '&')],
  [heading, 'Docs in C:\\docs &amp; more', 'Docs in C:\\docs & more'],
  [heading, '**Fast  &amp;  good**:', 'Fast & good'],
  [heading, 'Fast<br>and <b>good</b>', 'Fast and good'],
  [heading, 'Write to {site.mail}', 'Write to {site.email}'],
  [href, '/Contact/', '/contact'],
  [href, '/contcat', '/contact'],
  [src, 'images/ofice.png', 'images/office.png'],
  ['/blocks/2/logos/0', 'amce', 'acme'],
  ['/blocks/2/layout', 'Grid', 'grid'],
  ['/blocks/3/id', 'The FAQ', 'the-faq'],
])('in a page, %s %j becomes %j', (pointer, written, fixed) => {
  expect(fixedAt('pages/home.json', pointer, written)).toEqual(fixed);
});

test.each([
  ['a link to another page that exists', href, '/Contacts-and-more'],
  ['an anchor of this page, whose path is not there', href, '#faq'],
  ['an address of another program on the host', href, 'https://harborlights.net/contracts'],
  ['an address with a query', href, 'https://harborlights.net/contact?topic=ships'],
  ['a query, which somebody wants', href, '/contact?topic=ships'],
  ['a start of other sites', href, 'http:/contact'],
  ['a start of other sites before a file of a page', href, 'http:/contact.html'],
  ['a tag after a number', href, 'tel:{site.phone}</p>'],
  ['the subject of a message', href, 'mailto:a@harborlights.net?subject=Offer'],
  ['a digit before an id', '/blocks/3/id', '3-steps'],
  ['another picture', src, '/images/office-2.png'],
  ['a file that is not there', href, '/Über uns.pdf'],
  ['code of a tag', heading, 'Use &lt;b&gt;bold&lt;/b&gt; tags'],
  ['a tag alone', heading, '<br>'],
  ['characters that are no tag', heading, 'If a <b and c> d'],
  ['a picture of this name in another folder', src, 'images/products/office.png'],
  ['an id in another script', '/blocks/3/id', 'Вопросы'],
  ['a path in another script', '/path', '/خدمات'],
  ['an anchor in another script', href, '/contact#Вопросы'],
  ['a path of one emoji', '/path', '/🎉'],
])('%s is left: %s %j', (_, pointer, written) => {
  expect(fixedAt('pages/home.json', pointer, written)).toBe(written);
});

test('an anchor stays with the path of its page, and not twice', () => {
  const text = '[a](/old) [b](/old#x)';
  const at = { file: 'a.json', pointer: '/lead' };
  const json = readJsonText(JSON.stringify({ lead: text }));
  if (!json) throw new Error('not read');
  const fixed = (fix: Fix) => fixOf({ ...at, fix }, json);
  expect(fixed({ link: '/old', to: '/#faq' })).toMatchObject({ value: '[a](/#faq) [b](/old#x)' });
  expect(fixed({ link: '/old#x', to: '/#faq' })).toMatchObject({ value: '[a](/old) [b](/#faq)' });
  expect(fixed({ link: '/old', to: '/new', keepsAnchor: true })).toMatchObject({
    value: '[a](/new) [b](/new#x)',
  });
});

test('the file of a picture is corrected in a text', () => {
  const text = '![A](images/a.jpg "images/a.jpg")\n\n[a](/a)';
  const json = readJsonText(JSON.stringify({ text }));
  if (!json) throw new Error('not read');
  const fix = { link: 'images/a.jpg', to: 'images/b.jpg' };
  expect(fixOf({ file: 'a.json', pointer: '/text', fix }, json)).toMatchObject({
    value: '![A](images/b.jpg "images/a.jpg")\n\n[a](/a)',
  });
});

test('every fix is named by its message', () => {
  const unnamed: unknown[] = [];
  for (const { found } of cases)
    for (const { fix, message, help } of found) {
      if (!fix) continue;
      const to = 'value' in fix ? fix.value : 'key' in fix ? fix.key : fix.to;
      const words = typeof to === 'string' ? to : shown(to);
      const said = visible(`${message} ${help}`);
      const sentences = [
        `Did you mean "${words}"?`,
        `Did you mean ${words}?`,
        `Write "${words}".`,
        `Write ${words}.`,
        `Link to ${words}.`,
        'Write [ before it and ] after it.',
        'Delete the [ before it and the ] after it.',
      ];
      if (!sentences.some((sentence) => said.includes(visible(sentence)))) unnamed.push([words, said]);
    }
  expect(unnamed).toEqual([]);
});

test.each([
  ['the name of a file', '/Downloads/Sheet 1.pdf', '/Downloads/Sheet-1.pdf'],
  ['an alias that looks like one', '/Old.PDF', '/old.pdf'],
])('a mistyped link gets %s', (_, written, fixed) => {
  const home = JSON.parse(valid.read('pages/home.json'));
  home.blocks[0].actions[0].href = written;
  const files = openValid('many-files', {
    'files/Downloads/Sheet-1.pdf': '',
    'pages/contact.json': valid
      .read('pages/contact.json')
      .replace('"path"', '"aliases": ["/old.pdf"], "path"'),
    'pages/home.json': JSON.stringify(home),
  });
  const { operations } = fixAll(files, loadSite(files).findings);
  expect(operations.map((operation) => 'value' in operation && operation.value)).toEqual([fixed]);
});
