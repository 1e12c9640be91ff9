import { escapeHtml } from '../../../app/server/html';
import type { RichInline, RichText } from '../../../site/page/rich-text';

/** Words with their marks and links. */
export const inlinesHtml = (inlines: readonly RichInline[]): string => inlines.map(inlineHtml).join('');

/** A text within a line, such as that of a checkbox. Only long texts have more than paragraphs and lists. */
export const lineHtml = (text: RichText): string =>
  text
    .map((block) => {
      if (block.type === 'paragraph') return inlinesHtml(block.children);
      return block.type === 'list' ? block.items.map(lineHtml).join('<br>') : '';
    })
    .join('<br>');

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
