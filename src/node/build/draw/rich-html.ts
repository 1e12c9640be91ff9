import { escapeHtml } from '../../../app/server/html';
import type { RichBlock, RichPicture, RichText } from '../../../site/page/rich-text';
import { inlinesHtml } from './inlines-html';
import { tableHtml } from './table-html';

/** Gives the element of a picture; a probe of a page has none. */
export type PictureHtml = (picture: RichPicture) => string;

/** The elements of a text as HTML. It has no `<div>`, in which a page shows it. */
export const richHtml = (text: RichText, picture: PictureHtml = () => '<picture></picture>'): string =>
  text.map((block) => blockHtml(block, picture)).join('');

function blockHtml(block: RichBlock, picture: PictureHtml): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlinesHtml(block.children)}</p>`;
    case 'heading': {
      const id = block.id === undefined ? '' : ` id="${escapeHtml(block.id)}"`;
      return `<h${block.depth}${id}>${inlinesHtml(block.children)}</h${block.depth}>`;
    }
    case 'picture': {
      const caption =
        block.caption === undefined ? '' : `<figcaption>${escapeHtml(block.caption)}</figcaption>`;
      return `<figure>${picture(block)}${caption}</figure>`;
    }
    case 'quote': {
      const source = block.source ? `<footer>${inlinesHtml(block.source)}</footer>` : '';
      return `<blockquote>${richHtml(block.children, picture)}${source}</blockquote>`;
    }
    case 'table':
      return tableHtml(block);
    case 'codeBlock':
      return `<pre><code>${escapeHtml(block.text)}</code></pre>`;
    case 'rule':
      return '<hr>';
    case 'list': {
      const list = block.ordered ? 'ol' : 'ul';
      return `<${list}>${block.items.map((item) => `<li>${itemHtml(item, picture)}</li>`).join('')}</${list}>`;
    }
  }
}

/** A list item with only one paragraph needs no paragraph element. */
function itemHtml(item: RichText, picture: PictureHtml): string {
  const [only] = item;
  return item.length === 1 && only?.type === 'paragraph'
    ? inlinesHtml(only.children)
    : richHtml(item, picture);
}
