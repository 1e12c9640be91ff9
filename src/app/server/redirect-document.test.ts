import { expect, test } from 'vitest';
import { redirectDocument } from './redirect-document';

test('a document at an old address leads on at once, shows the link, and is not to be indexed', () => {
  expect(
    redirectDocument({
      language: 'en',
      policy: "default-src 'none'",
      title: 'Moved',
      to: '/sub/contact#map',
      canonical: 'https://northport.example/sub/contact#map',
    }),
  ).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<title>Moved</title><meta name="robots" content="noindex">' +
      '<link rel="canonical" href="https://northport.example/sub/contact#map">' +
      '<meta http-equiv="refresh" content="0; url=/sub/contact#map"></head>' +
      '<body><main><h1>Moved</h1>' +
      '<p><a href="/sub/contact#map">https://northport.example/sub/contact#map</a></p></main></body></html>\n',
  );
});

test('an address can not end the attribute it is in', () => {
  const to = 'https://shop.example/?a="><script>&b';
  const html = redirectDocument({ language: 'en', title: 'Moved', policy: '', to, canonical: to });
  expect(html).not.toContain('<script');
  expect(html.match(/&#34;&#62;&#60;script&#62;&#38;b/g)).toHaveLength(4);
});
