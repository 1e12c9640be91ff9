import { expect, test } from 'vitest';
import { loadSite } from '../../../tests/support/load-site';
import { newsFiles, type RowValues } from '../../../tests/support/news-site';
import { isWarning } from '../problem/finding';

const fields = {
  title: { kind: 'line', max: 60 },
  image: { kind: 'image', optional: true },
  link: { kind: 'href', optional: true },
  page: { kind: 'page', optional: true },
};
const own = { title: '{title}', image: { type: 'field', name: 'image' }, href: '{link}' };
const page = { title: '{title}', description: '{title}', blocks: [{ type: 'hero', heading: '{title}' }] };

/** What is wrong with a site whose lists show these rows. */
const errorsOf = (definition: object, rows: Readonly<Record<string, RowValues>>) =>
  loadSite(newsFiles({ definition: { fields, ...definition }, rows }))
    .findings.filter((finding) => !isWarning(finding))
    .map(({ file, pointer, message }) => [`${file.replace('collections/news/', '')}${pointer}`, message]);

test.each<[string, object]>([
  ['the item', { item: own }],
  [
    'a literal of the item',
    { item: { title: '{title}', image: { type: 'file', src: 'images/a.svg', alt: '' } } },
  ],
  ['nothing, as long as it is in a row', {}],
])('a picture that %s shows is used', (_, definition) => {
  const image = { type: 'file', src: 'images/a.svg', alt: 'A crane' };
  const files = newsFiles({
    definition: { fields, ...definition },
    rows: { a: { title: 'A', ...('item' in definition ? {} : { image }) }, b: { title: 'B', image } },
    others: { 'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>' },
  });
  const unused = loadSite(files).findings.filter(({ id }) => id === 'image-unused');
  expect(unused).toEqual([]);
});

const gone = { type: 'file', src: 'images/gone.png', alt: 'A crane' };

test.each<[string, object, object, [place: string, message: string]]>([
  ['a picture', own, { image: gone }, ['a.json/image/src', 'There is no file images/gone.png.']],
  ['a link', own, { link: '/gone' }, ['a.json/link', 'There is no page /gone.']],
  ['a token', own, { title: 'A {gone}' }, ['a.json/title', '{gone} is not a token.']],
  [
    'a token beside words of the template',
    { title: 'News: {title}' },
    { title: 'A {gone}' },
    ['a.json/title', '{gone} is not a token.'],
  ],
])('%s that is not there is said at its cell where only lists show the row', (_, item, row, mistake) => {
  const rows = { a: { title: 'A', ...row }, b: { title: 'B' } };
  expect(errorsOf({ item }, rows)).toEqual([mistake]);
  expect(errorsOf({ item, path: '/news/{slug}', page }, rows)).toEqual([mistake]);
});

test.each<[string, object, [place: string, message: string]]>([
  ['a picture', { title: '{title}', image: gone }, ['/item/image/src', 'There is no file images/gone.png.']],
  ['a link', { title: '{title}', href: '/gone' }, ['/item/href', 'There is no page /gone.']],
  [
    'a token',
    { title: '{title} {site.gone}' },
    ['/item/title', '{site.gone} is not a token. Did you mean {site.phone}?'],
  ],
])('%s of the template that is not there is one message for all rows', (_, item, [place, message]) => {
  const rows = { a: { title: 'A' }, b: { title: 'B' }, c: { title: 'C' } };
  expect(errorsOf({ item }, rows)).toEqual([[`collection.json${place}`, message]]);
});

test.each<[string, object, [place: string, message: string]]>([
  ['a picture', { image: gone }, ['a.json/image/src', 'There is no file images/gone.png.']],
  ['the path of a page', { page: '/gone' }, ['a.json/page', 'There is no page /gone.']],
])('%s that is not there is said also where nothing shows it', (_, row, mistake) => {
  expect(errorsOf({}, { a: { title: 'A', ...row } })).toEqual([mistake]);
  expect(errorsOf({ path: '/news/{slug}', page }, { a: { title: 'A', ...row } })).toEqual([mistake]);
});
