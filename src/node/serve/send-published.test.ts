import { expect, test } from 'vitest';
import { isHarmless, linkedKinds, publishedKinds } from '../../site/page/published-kinds';
import { publishedType } from './send-published';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const bing = '<?xml version="1.0"?>\n<users>\n\t<user>0123456789ABCDEF</user>\n</users>\n';

test.each<[string, Uint8Array, boolean]>([
  ['google0123.html', bytes('google-site-verification: google0123.html'), true],
  ['google0123.html', bytes('<script src="evil.js"></script>'), false],
  ['google0123.html', bytes('<'), false],
  // A mark of byte order makes browsers read it as UTF-16, whatever the header says.
  ['google0123.html', bytes('\uFEFF<script>', 'utf16le'), false],
  ['google0123.html', bytes('\uFEFFplain', 'utf16le'), false],
  ['google0123.html', bytes('+ADw-script+AD4-\u001b(J'), false],
  ['google0123.html', bytes('é'), false],
  ['.well-known/apple-app-site-association', bytes('{ "applinks": {} }'), true],
  ['.well-known/x', bytes('<html>'), false],
  ['BingSiteAuth.xml', bytes(bing), true],
  [
    'BingSiteAuth.xml',
    bytes(bing.replace('<users>', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">')),
    false,
  ],
  ['BingSiteAuth.xml', bytes(`${bing}<?xml-stylesheet href="x"?>`), false],
])('%s with %j is harmless: %s', (path, content, isTrue) => {
  expect(isHarmless(path, content)).toBe(isTrue);
});

test('no kind that a browser runs is published', () => {
  const running = ['html', 'htm', 'xhtml', 'svg', 'xml', 'js', 'mjs', 'css', 'wasm', 'swf', 'mht', 'exe'];
  expect(publishedKinds.filter((kind) => running.includes(kind))).toEqual([]);
  expect(linkedKinds.length).toBeGreaterThan(20);
});

test('every kind has a type of its own', () => {
  const none = publishedType('');
  expect([...publishedKinds, 'html', 'xml'].filter((kind) => publishedType(kind) === none)).toEqual([]);
});
