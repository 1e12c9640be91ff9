import { useRef } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { flushSync } from 'react-dom';
import { focusTarget } from '../parts/focus-targets';
import { StudioIcon } from '../parts/studio-icon';
import type { PageDialog } from './asked-page';
import { sectionOf } from './page-dialog';
import type { TreeNode } from './page-tree';
import { mayMove } from './page-tree';

interface PageMenuProps {
  node: TreeNode;
  anchor: Element;
  ask(dialog: PageDialog): void;
  onClose(): void;
}

interface Entry {
  icon: string;
  words: string;
  keys?: string;
  dialog: PageDialog;
}

/** What can be done with a page or a section. */
export function PageMenu({ node, anchor, ask, onClose }: PageMenuProps) {
  const trigger = useRef(anchor);
  const entries = entriesOf(node);
  return (
    <Popover
      className="field-popover page-menu"
      placement="bottom start"
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Menu
        className="add-block-menu"
        aria-label={`Page ${node.path}`}
        autoFocus="first"
        onClose={onClose}
        onAction={(words) => {
          // The window that opens gives the focus back to where it was: not to the menu, which is gone then.
          flushSync(onClose);
          (anchor instanceof HTMLButtonElement ? anchor : focusTarget(anchor))?.focus();
          const entry = entries.find((each) => each.words === words);
          if (entry) ask(entry.dialog);
        }}
      >
        {entries.map(({ icon, words, keys }) => (
          <MenuItem key={words} id={words} className="page-action" textValue={words}>
            <StudioIcon name={icon} />
            <span>{words}</span>
            {keys && <kbd>{keys}</kbd>}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}

function entriesOf({ path, page }: TreeNode): readonly Entry[] {
  const mayBeGone = mayMove(path);
  return [
    {
      icon: 'plus',
      words: 'New page below',
      keys: 'Insert',
      dialog: { do: 'new', section: sectionOf(path) },
    },
    ...(page
      ? [{ icon: 'copy', words: 'New page as a copy', dialog: { do: 'new', copy: page } } as const]
      : []),
    ...(mayBeGone
      ? [
          {
            icon: 'folder-input',
            words: 'Rename and move',
            keys: 'F2',
            dialog: { do: 'move', path, page },
          } as const,
        ]
      : []),
    ...(page ? [{ icon: 'link', words: 'What links here', dialog: { do: 'linksTo', page } } as const] : []),
    ...(page && mayBeGone
      ? [{ icon: 'trash-2', words: 'Delete', keys: 'Delete', dialog: { do: 'delete', page } } as const]
      : []),
  ];
}
