import type { PageEntry } from '../../protocol/workspace';
import { DeletePage } from './delete-page';
import { LinksTo } from './links-to';
import { MovePage } from './move-page';
import { NewPage } from './new-page';
import { mayMove, type TreeNode } from './page-tree';

/** What is asked about pages. */
export type PageDialog =
  /** `path` is that of the new page, `section` the path that it begins with. */
  | { do: 'new'; path?: string; section?: string; copy?: PageEntry }
  /** A page, or a section without one. `to` is proposed. */
  | { do: 'move'; path: string; to?: string }
  | { do: 'delete'; page: PageEntry }
  | { do: 'linksTo'; page: PageEntry };

/** What a key asks about a row of the tree. */
export function dialogOfKey(key: string, { path, page }: TreeNode): PageDialog | undefined {
  if (key === 'Insert') return { do: 'new', section: sectionOf(path) };
  if (key === 'F2' && mayMove(path)) return { do: 'move', path };
  return key === 'Delete' && page && mayMove(path) ? { do: 'delete', page } : undefined;
}

/** What the paths of pages below a page begin with. */
export const sectionOf = (path: string): string => (path === '/' ? '' : path);

export function OpenPageDialog({ dialog, close }: { dialog: PageDialog; close(): void }) {
  switch (dialog.do) {
    case 'new':
      return <NewPage {...dialog} close={close} />;
    case 'move':
      return <MovePage {...dialog} close={close} />;
    case 'delete':
      return <DeletePage page={dialog.page} close={close} />;
    case 'linksTo':
      return <LinksTo page={dialog.page} close={close} />;
  }
}
