import type { RichBlock, RichInline, RichText } from '../site/page/rich-text';
import { keyed } from './keyed';

/** Draws parsed Markdown as elements. */
export function Rich({ text, className }: { text: RichText; className?: string }) {
  return <div className={className ? `rich ${className}` : 'rich'}>{text.map(drawBlock)}</div>;
}

// A text never changes on its page, so positions are safe keys.
function drawBlock(block: RichBlock, key: number) {
  if (block.type === 'paragraph') return <p key={key}>{block.children.map(drawInline)}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List key={key}>
      {keyed(block.items).map(({ key, item }) => (
        <li key={key}>{drawItem(item)}</li>
      ))}
    </List>
  );
}

/** A list item of one paragraph needs no paragraph element. */
function drawItem(item: RichText) {
  const [only] = item;
  return item.length === 1 && only?.type === 'paragraph'
    ? only.children.map(drawInline)
    : item.map(drawBlock);
}

function drawInline(inline: RichInline, key: number) {
  if (typeof inline === 'string') return inline;
  switch (inline.type) {
    case 'strong':
      return <strong key={key}>{inline.children.map(drawInline)}</strong>;
    case 'em':
      return <em key={key}>{inline.children.map(drawInline)}</em>;
    case 'code':
      return <code key={key}>{inline.text}</code>;
    case 'link':
      return (
        <a key={key} href={inline.href}>
          {inline.children.map(drawInline)}
        </a>
      );
    case 'break':
      return <br key={key} />;
  }
}
