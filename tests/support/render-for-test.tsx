import { renderToStaticMarkup } from 'react-dom/server';
import { BlockRenderer } from '../../src/blocks/block-renderer';
import type { BlockView, TrailStep } from '../../src/site/resolve/view';
import type { StaticId } from '../../src/site/schema/kinds';
import { en } from '../../src/site/words/en';
import { PageContext } from '../../src/ui/page-context';
import { StaticContext, type StaticSource } from '../../src/ui/static';
import { WordsContext } from '../../src/ui/words';

/** The resolver alone makes these; tests have none. */
export const drawing = (name: string) => name as StaticId;

/** A text of one paragraph. */
export const words = (text: string) => text as StaticId;

const source: StaticSource = (id, use) => (use === 'text' ? `<p>${id}</p>` : '');

/** A block's markup as the server writes it, on a page with this trail. */
export function renderBlock(block: BlockView, trail: readonly TrailStep[] = []): string {
  return renderToStaticMarkup(
    <PageContext value={{ trail, email: 'hello@northport.example', locale: 'en' }}>
      <StaticContext value={source}>
        <WordsContext value={en}>
          <BlockRenderer blocks={[block]} />
        </WordsContext>
      </StaticContext>
    </PageContext>,
  );
}

/** What the eye and the screen reader get from some markup: text without tags. */
export const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
