import { lazy, Suspense } from 'react';
import type { AskedProps, PageDialog } from './asked-page';
import { mayMove, type TreeNode } from './page-tree';

/** What a key asks about a row of the tree. */
export function dialogOfKey(key: string, { path, page }: TreeNode): PageDialog | undefined {
  if (key === 'Insert') return { do: 'new', section: sectionOf(path) };
  if (key === 'F2' && mayMove(path)) return { do: 'move', path, page };
  return key === 'Delete' && page && mayMove(path) ? { do: 'delete', page } : undefined;
}

/** What the paths of pages below a page begin with. */
export const sectionOf = (path: string): string => (path === '/' ? '' : path);

const AskedPage = lazy(async () => ({ default: (await import('./asked-page')).AskedPage }));

export const OpenPageDialog = (props: AskedProps) => (
  <Suspense>
    <AskedPage {...props} />
  </Suspense>
);

/** Adds a page that something links to already. */
export const NewPageDialog = ({ close, ...page }: { path: string; stays: boolean; close(): void }) => (
  <OpenPageDialog dialog={{ do: 'new', ...page }} close={close} />
);
