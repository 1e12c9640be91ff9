import { valueAt } from '../../../site/json/value-at';
import type { PagePreview } from '../../../site/resolve/page-preview';

/** A page as it was drawn. */
export type Drawn = Pick<PagePreview, 'view' | 'statics'>;

/** Markdown whose characters are all shown as they are. */
const plainMarkdown = /^(?![#>+\-=~|]|\d{1,9}[.)])[^\n\t\\`*_[\]<&{]+$/;

const oneParagraph = /^<p>([^<]*)<\/p>$/;

/** The text of a line, or of Markdown that is one paragraph of plain text, as the page shows it. */
export function shownText(drawn: Drawn, pointer: string): string | undefined {
  const shown = valueAt(drawn.view, pointer);
  if (typeof shown !== 'string') return undefined;
  const html = drawn.statics[shown];
  if (html === undefined) return shown;
  const [, text] = oneParagraph.exec(html) ?? [];
  return text?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

/** What the page will show for a new value of such a text; undefined where only the renderer knows. */
export function textToShow({ view, statics }: Drawn, pointer: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const shown = valueAt(view, pointer);
  if (typeof shown === 'string' && statics[shown] === undefined)
    return value.includes('{') ? undefined : value;
  const text = value.trim();
  return plainMarkdown.test(text) ? text : undefined;
}
