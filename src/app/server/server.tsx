import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { BlockRenderer } from '../../blocks/block-renderer';
import type { BlockView, ChromeView } from '../../site/resolve/view';
import type { Words } from '../../site/words/words';
import { PageContext } from '../../ui/page-context';
import { StaticContext, type StaticSource } from '../../ui/static';
import { WordsContext } from '../../ui/words';
import { PageBody } from '../shared/page-body';
import type { LoadedPage } from '../shared/page-data';
import { Footer } from './chrome/footer';
import { Header } from './chrome/header';
import { CookieBar } from './cookies/cookie-bar';

export { createDocument } from './write-document';

/**
 * Renders a page without the router: the same markup in a quarter of the time. A test compares both on every kind of
 * page.
 */
export function renderPage(page: LoadedPage): string {
  return `<main id="main" tabindex="-1"><!--$-->${renderToString(<PageBody page={page} />)}<!--/$--></main>`;
}

/** Renders one block alone, to find which block of a page throws. */
export function renderBlock(block: BlockView, statics: StaticSource, words: Words): string {
  return renderToString(
    <StaticContext value={statics}>
      <WordsContext value={words}>
        <PageContext value={{ trail: [], email: '', locale: 'en' }}>
          <BlockRenderer blocks={[block]} />
        </PageContext>
      </WordsContext>
    </StaticContext>,
  );
}

export interface ChromeMarkup {
  header: string;
  footer: string;
}

/** Renders header and footer, once a build. They are never hydrated. */
export function renderChrome(chrome: ChromeView, statics: StaticSource, words: Words): ChromeMarkup {
  return {
    header: renderToStaticMarkup(
      <StaticContext value={statics}>
        <WordsContext value={words}>
          <Header chrome={chrome} />
          {chrome.asksForCookies && <CookieBar />}
        </WordsContext>
      </StaticContext>,
    ),
    footer: renderToStaticMarkup(
      <StaticContext value={statics}>
        <WordsContext value={words}>
          <Footer chrome={chrome} />
        </WordsContext>
      </StaticContext>,
    ),
  };
}
