import { expect, it } from 'vitest';
import type { RichText } from '../../../site/page/rich-text';
import { richHtml } from './rich-html';

it.each<[string, RichText, string]>([
  [
    'links and breaks',
    [
      {
        type: 'paragraph',
        children: ['See ', { type: 'link', href: '/p', children: ['it'] }, { type: 'break' }],
      },
    ],
    '<p>See <a href="/p">it</a><br></p>',
  ],
  [
    'strong, emphasis and code',
    [
      {
        type: 'paragraph',
        children: [
          { type: 'strong', children: ['a', { type: 'em', children: ['b'] }] },
          { type: 'code', text: '<c>' },
        ],
      },
    ],
    '<p><strong>a<em>b</em></strong><code>&#60;c&#62;</code></p>',
  ],
  [
    'hostile texts and addresses',
    [
      {
        type: 'paragraph',
        children: ['</div><script>"&', { type: 'link', href: '/?a&b="', children: ['<i>'] }],
      },
    ],
    '<p>&#60;/div&#62;&#60;script&#62;&#34;&#38;<a href="/?a&#38;b=&#34;">&#60;i&#62;</a></p>',
  ],
  [
    'headings, lines and code',
    [
      { type: 'heading', depth: 3, id: 'a', children: ['A'] },
      { type: 'heading', depth: 4, children: ['<b>'] },
      { type: 'rule' },
      { type: 'codeBlock', text: 'a\n </code>' },
    ],
    '<h3 id="a">A</h3><h4>&#60;b&#62;</h4><hr><pre><code>a\n &#60;/code&#62;</code></pre>',
  ],
  [
    'quotes',
    [
      {
        type: 'quote',
        children: [{ type: 'paragraph', children: ['a'] }],
        source: [{ type: 'em', children: ['b'] }],
      },
    ],
    '<blockquote><p>a</p><footer><em>b</em></footer></blockquote>',
  ],
  [
    'pictures',
    [
      { type: 'picture', src: 'images/a.jpg', alt: '"a"', caption: '<i>' },
      { type: 'picture', src: 'images/b.jpg', alt: 'b' },
    ],
    '<figure><img src="images/a.jpg"><figcaption>&#60;i&#62;</figcaption></figure><figure><img src="images/b.jpg"></figure>',
  ],
  [
    'tables',
    [
      {
        type: 'table',
        head: [{ children: [] }, { children: ['B'], align: 'end' }],
        rows: [
          [{ children: ['c'] }, { children: ['1.5'], align: 'end' }],
          [{ children: ['Group'] }],
          [{ children: ['d'] }, { children: ['118 / 76'], align: 'end' }],
        ],
      },
    ],
    '<table><thead><tr><td></td><th scope="col" class="end">B</th></tr></thead><tbody><tr><th scope="row">c</th><td class="end">1.5</td></tr></tbody><tbody><tr><th scope="rowgroup" colspan="2">Group</th></tr><tr><th scope="row">d</th><td class="end"><bdi dir="ltr">118 / 76</bdi></td></tr></tbody></table>',
  ],
  [
    'wide tables, whose cells have their names with them',
    [
      {
        type: 'table',
        head: ['a', '"b"', 'c', 'd'].map((word) => ({ children: [word] })),
        rows: [['e', 'f', '', 'g'].map((word) => ({ children: word ? [word] : [] }))],
      },
    ],
    '<table class="wide"><thead><tr><th scope="col">a</th><th scope="col">&#34;b&#34;</th><th scope="col">c</th><th scope="col">d</th></tr></thead><tbody><tr><th scope="row">e</th><td data-label="&#34;b&#34;">f</td><td data-label="c"></td><td data-label="d">g</td></tr></tbody></table>',
  ],
  [
    'tables of one column',
    [{ type: 'table', head: [{ children: ['a'] }], rows: [[{ children: ['b'] }]] }],
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  [
    'lists',
    [
      {
        type: 'list',
        ordered: true,
        items: [[{ type: 'paragraph', children: ['one'] }]],
      },
    ],
    '<ol><li>one</li></ol>',
  ],
])('renders %s as elements', (_, text, html) => {
  expect(richHtml(text, ({ src }) => `<img src="${src}">`)).toBe(html);
});
