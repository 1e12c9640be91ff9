import type { PageEntry } from '../../edit/workspace';
import { ToolButton } from '../shell/tool-button';
import { DeletePage } from './delete-page';
import { MovePage } from './move-page';
import { NewPage } from './new-page';

/** What is asked about pages. */
export type PageDialog = { do: 'new'; path?: string } | { do: 'move' | 'delete'; page: PageEntry };

interface PageToolsProps {
  /** The open page. */
  page: PageEntry | undefined;
  ask(dialog: PageDialog): void;
}

export function PageTools({ page, ask }: PageToolsProps) {
  return (
    <div className="pages-tools">
      <ToolButton icon="plus" name="New page" onPress={() => ask({ do: 'new' })} />
      <ToolButton
        icon="folder-input"
        name="Move the open page"
        isOff={!page}
        onPress={() => page && ask({ do: 'move', page })}
      />
      <ToolButton
        icon="trash-2"
        name="Delete the open page"
        isOff={!page}
        onPress={() => page && ask({ do: 'delete', page })}
      />
    </div>
  );
}

/** What a key asks about a page in the list. */
export function dialogOfKey(key: string, page: PageEntry): PageDialog | undefined {
  if (key === 'F2') return { do: 'move', page };
  if (key === 'Delete') return { do: 'delete', page };
  return key === 'Insert' ? { do: 'new' } : undefined;
}

export function OpenPageDialog({ dialog, close }: { dialog: PageDialog; close(): void }) {
  if (dialog.do === 'new') return <NewPage path={dialog.path} close={close} />;
  if (dialog.do === 'move') return <MovePage page={dialog.page} close={close} />;
  return <DeletePage page={dialog.page} close={close} />;
}
