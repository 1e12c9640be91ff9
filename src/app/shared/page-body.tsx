import { useEffect } from 'react';
import { BlockRenderer } from '../../blocks/block-renderer';
import { PageContext } from '../../ui/page-context';
import { StaticContext } from '../../ui/static';
import { arrive } from './arrive';
import type { LoadedPage } from './page-data';

/** All that stands between header and footer. */
export function PageBody({ page: { view, statics } }: { page: LoadedPage }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    arrive(view);
  }, [view]);
  return (
    <StaticContext value={statics}>
      <PageContext value={view}>
        {/* Another page brings other drawings under the same ids: nothing of the last page may be kept. */}
        <BlockRenderer key={view.path} blocks={view.blocks} />
      </PageContext>
    </StaticContext>
  );
}
