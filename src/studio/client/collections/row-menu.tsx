import { useState } from 'react';
import { MenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import type { TableRow } from '../../protocol/requests/collection-requests';
import { MenuButton } from '../parts/menu-button';
import { StudioIcon } from '../parts/studio-icon';

interface RowMenuProps {
  row: TableRow;
  tabIndex?: number;
  open(row: TableRow): void;
  remove(): void;
}

/** What can be done with the chosen row. */
export function RowMenu({ row, tabIndex = 0, open, remove }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MenuButton
      className="tool"
      label={`More for the row ${row.slug}`}
      title="More for this row"
      face={<StudioIcon name="ellipsis" />}
      placement="bottom end"
      {...{ tabIndex, isOpen, setOpen }}
      onAction={(id) => (id === 'open' ? open(row) : remove())}
    >
      <MenuItem id="open" className="page-action" textValue="Open as page">
        <StudioIcon name="arrow-right" />
        <Text slot="label">Open as page</Text>
        <kbd>Ctrl+Enter</kbd>
      </MenuItem>
      <MenuItem id="delete" className="page-action" textValue="Delete the row">
        <StudioIcon name="trash-2" />
        <Text slot="label">Delete the row</Text>
      </MenuItem>
    </MenuButton>
  );
}
