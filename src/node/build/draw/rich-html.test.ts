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
  expect(richHtml(text)).toBe(html);
});
