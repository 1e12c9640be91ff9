import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RichText } from '../site/page/rich-text';
import { Rich } from './rich-text';

it.each<[string, RichText, string]>([
  [
    'links and breaks',
    [
      {
        type: 'paragraph',
        children: ['See ', { type: 'link', href: '/p', children: ['it'] }, { type: 'break' }],
      },
    ],
    '<p>See <a href="/p">it</a><br/></p>',
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
    '<p><strong>a<em>b</em></strong><code>&lt;c&gt;</code></p>',
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
  expect(renderToStaticMarkup(<Rich text={text} />)).toBe(`<div class="rich">${html}</div>`);
});
