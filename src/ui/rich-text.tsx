import type { StaticId } from '../site/schema/kinds';
import { useStatic } from './static';

/** A text with paragraphs, lists and links. */
export function Rich({ text, className }: { text: StaticId; className?: string }) {
  return <div className={className ? `rich ${className}` : 'rich'} {...useStatic(text, 'text')} />;
}
