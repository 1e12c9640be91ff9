import { escapeHtml } from '../../../app/server/html';
import type { RichBlock, RichInline, RichText } from '../../../site/page/rich-text';

/** The elements of a text as HTML. It has no `<div>`, in which a page shows it. */
export const richHtml = (text: RichText): string => text.map(blockHtml).join('');

function blockHtml(block: RichBlock): string {
  if (block.type === 'paragraph') return `<p>${inlinesHtml(block.children)}</p>`;
  const list = block.ordered ? 'ol' : 'ul';
  return `<${list}>${block.items.map((item) => `<li>${itemHtml(item)}</li>`).join('')}</${list}>`;
}

/** A list item with only one paragraph needs no paragraph element. */
function itemHtml(item: RichText): string {
  const [only] = item;
  return item.length === 1 && only?.type === 'paragraph' ? inlinesHtml(only.children) : richHtml(item);
}

/** A text within a line, such as that of a checkbox. */
export const lineHtml = (text: RichText): string =>
  text
    .map((block) =>
      block.type === 'paragraph' ? inlinesHtml(block.children) : block.items.map(lineHtml).join('<br>'),
    )
    .join('<br>');

const inlinesHtml = (inlines: readonly RichInline[]): string => inlines.map(inlineHtml).join('');

function inlineHtml(inline: RichInline): string {
  if (typeof inline === 'string') return escapeHtml(inline);
  switch (inline.type) {
    case 'strong':
    case 'em':
      return `<${inline.type}>${inlinesHtml(inline.children)}</${inline.type}>`;
    case 'code':
      return `<code>${escapeHtml(inline.text)}</code>`;
    case 'link':
      return `<a href="${escapeHtml(inline.href)}">${inlinesHtml(inline.children)}</a>`;
    case 'break':
      return '<br>';
  }
}
