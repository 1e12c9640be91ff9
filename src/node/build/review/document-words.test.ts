import { expect, test } from 'vitest';
import { linksIn, mainOf, wordsIn } from './document-words';

const html =
  '<html><nav>Menu</nav><main id="main"><h1>Tea &#38; &quot;cake&quot;</h1><p>It&#x27;s <a href="/a?b&#38;c">here</a>.</p><img src="a.png" alt="Our table"></main><footer>Below</footer></html>';

test('what is between header and footer has words, also those of pictures', () => {
  expect(wordsIn(mainOf(html))).toBe('Tea & "cake" It\'s here . Our table');
});

test('and it has links', () => {
  expect(linksIn(mainOf(html))).toBe('/a?b&c');
});

test('a document without that has none', () => {
  expect(mainOf('<html></html>')).toBe('');
});
