import { useEffect, useLayoutEffect } from 'react';
import { BlockRenderer } from '../../blocks/block-renderer';
import { PageContext } from '../../ui/page-context';
import { Definitions, StaticContext } from '../../ui/static';
import { WordsContext } from '../../ui/words';
import { arrive } from './arrive';
import { connectLists } from './connect-lists';
import type { LoadedPage } from './page-data';

/** Everything between header and footer. */
export function PageBody({ page: { view, statics, words } }: { page: LoadedPage }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    arrive(view);
  }, [view]);
  // Before it is seen: a list may have been left with a topic.
  useLayoutEffect(connectLists);
  return (
    <StaticContext value={statics}>
      <WordsContext value={words}>
        <PageContext value={view}>
          {/* First: a document may arrive part by part. */}
          {view.definitions && <Definitions id={view.definitions} />}
          {/* Another page has other drawings with the same ids, so nothing of the last page may be reused. */}
          <BlockRenderer key={view.path} blocks={view.blocks} />
        </PageContext>
      </WordsContext>
    </StaticContext>
  );
}
