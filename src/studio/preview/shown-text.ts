import { isRecord } from '../../site/json/is-record';
import { valueAt } from '../../site/json/value-at';
import type { PageView } from '../../site/resolve/view';

/** Markdown whose characters are all shown as they are. */
const plainMarkdown = /^(?![#>+\-=~|]|\d{1,9}[.)])[^\n\t\\`*_[\]<&{]+$/;

/** The text of a line, or of Markdown that is one paragraph of plain text, as the page shows it. */
export function shownText(view: PageView, pointer: string): string | undefined {
  const shown = valueAt(view, pointer);
  if (typeof shown === 'string') return shown;
  if (!Array.isArray(shown) || shown.length !== 1) return undefined;
  const [paragraph]: unknown[] = shown;
  const children = isRecord(paragraph) && paragraph.type === 'paragraph' ? paragraph.children : undefined;
  const [only, ...others]: unknown[] = Array.isArray(children) ? children : [];
  return typeof only === 'string' && others.length === 0 ? only : undefined;
}

/** What the page will show for a new value of such a text; undefined where only the renderer knows. */
export function textToShow(view: PageView, pointer: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (typeof valueAt(view, pointer) === 'string') return value.includes('{') ? undefined : value;
  const text = value.trim();
  return plainMarkdown.test(text) ? text : undefined;
}
