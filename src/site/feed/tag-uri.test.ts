import { expect, test } from 'vitest';
import { tagUri } from './tag-uri';

test.each([
  ['https://example.com', 'news', 'big-warehouse', 'tag:example.com,2026:news/big-warehouse'],
  ['https://www.Example.com:8080/', 'news', 'a', 'tag:www.example.com,2026:news/a'],
  ['https://harbor.example.com/site/two', 'news', 'a', 'tag:harbor.example.com,2026:site/two/news/a'],
  ['https://bücher.example', 'news', 'a', 'tag:xn--bcher-kva.example,2026:news/a'],
  ['https://example.com/büro', 'news', 'lager 2/3', 'tag:example.com,2026:b%C3%BCro/news/lager%202%2F3'],
  ['https://example.com', 'أخبار', 'a', 'tag:example.com,2026:%D8%A3%D8%AE%D8%A8%D8%A7%D8%B1/a'],
])('of %s, in "%s" the row "%s" has the id %s', (siteUrl, collection, id, uri) => {
  expect(tagUri(siteUrl, 2026, collection, id)).toBe(uri);
});
