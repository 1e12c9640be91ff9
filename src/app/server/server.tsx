import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { BlockRenderer } from '../../blocks/block-renderer';
import type { BlockView, ChromeView } from '../../site/resolve/view';
import { PageContext } from '../../ui/page-context';
import { StaticContext, type StaticSource } from '../../ui/static';
import { PageBody } from '../shared/page-body';
import type { LoadedPage } from '../shared/page-data';
import { Footer } from './chrome/footer';
import { Header } from './chrome/header';

export { createDocument } from './write-document';

/**
 * Renders a page without the router: the same markup in a quarter of the time. A test compares both on every kind of
 * page.
 */
export function renderPage(page: LoadedPage): string {
  return `<main id="main" tabindex="-1"><!--$-->${renderToString(<PageBody page={page} />)}<!--/$--></main>`;
}

/** Renders one block alone, to find which block of a page throws. */
export function renderBlock(block: BlockView, statics: StaticSource): string {
  return renderToString(
    <StaticContext value={statics}>
      <PageContext value={{ trail: [], email: '' }}>
        <BlockRenderer blocks={[block]} />
      </PageContext>
    </StaticContext>,
  );
}

export interface ChromeMarkup {
  header: string;
  footer: string;
}

/** Renders header and footer, once a build. They are never hydrated. */
export function renderChrome(chrome: ChromeView, statics: StaticSource): ChromeMarkup {
  return {
    header: renderToStaticMarkup(
      <StaticContext value={statics}>
        <Header chrome={chrome} />
      </StaticContext>,
    ),
    footer: renderToStaticMarkup(
      <StaticContext value={statics}>
        <Footer chrome={chrome} />
      </StaticContext>,
    ),
  };
}
