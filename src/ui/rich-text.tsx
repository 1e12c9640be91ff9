import type { RichBlock, RichInline, RichText } from '../site/page/rich-text';
import { keyed } from './keyed';

/** Renders parsed Markdown as elements. */
export function Rich({ text, className }: { text: RichText; className?: string }) {
  return <div className={className ? `rich ${className}` : 'rich'}>{text.map(renderBlock)}</div>;
}

// A text never changes while its page is shown, so positions are safe keys.
function renderBlock(block: RichBlock, key: number) {
  if (block.type === 'paragraph') return <p key={key}>{block.children.map(renderInline)}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List key={key}>
      {keyed(block.items).map(({ key, item }) => (
        <li key={key}>{renderItem(item)}</li>
      ))}
    </List>
  );
}

/** A list item with only one paragraph needs no paragraph element. */
function renderItem(item: RichText) {
  const [only] = item;
  return item.length === 1 && only?.type === 'paragraph'
    ? only.children.map(renderInline)
    : item.map(renderBlock);
}

function renderInline(inline: RichInline, key: number) {
  if (typeof inline === 'string') return inline;
  switch (inline.type) {
    case 'strong':
      return <strong key={key}>{inline.children.map(renderInline)}</strong>;
    case 'em':
      return <em key={key}>{inline.children.map(renderInline)}</em>;
    case 'code':
      return <code key={key}>{inline.text}</code>;
    case 'link':
      return (
        <a key={key} href={inline.href}>
          {inline.children.map(renderInline)}
        </a>
      );
    case 'break':
      return <br key={key} />;
  }
}
