import { type ComponentType, lazy, Suspense, useState } from 'react';
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

let loaded: ComponentType<AskedProps> | undefined;

const load = async () => {
  loaded ??= (await import('./asked-page')).AskedPage;
  return { default: loaded };
};

const AskedPage = lazy(load);

/** To be called once the studio is there: who opens a window types in it at once. */
export const loadPageDialogs = (): void => void load().catch(() => {});

export function OpenPageDialog(props: AskedProps) {
  const [Asked] = useState(() => loaded ?? AskedPage);
  return (
    <Suspense>
      <Asked {...props} />
    </Suspense>
  );
}

/** Adds a page that something links to already. */
export const NewPageDialog = ({ close, ...page }: { path: string; stays: boolean; close(): void }) => (
  <OpenPageDialog dialog={{ do: 'new', ...page }} close={close} />
);
