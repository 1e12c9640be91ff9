import { useState } from 'react';
import { MenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import type { Place } from '../../../site/json/place';
import { useEditor } from '../model/editor';
import { MenuButton } from '../parts/menu-button';
import { StudioIcon } from '../parts/studio-icon';
import { openSource } from './open-source';

/** What only somebody who knows the files needs: which one a form is of, and the way to its line. */
export function FormMenu({ place }: { place: Place }) {
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <MenuButton
      className="tool"
      label="More about this form"
      title="More"
      face={<StudioIcon name="ellipsis" />}
      placement="bottom end"
      {...{ isOpen, setOpen }}
      onAction={() => openSource(editor, editor.selected ?? place)}
    >
      <MenuItem className="page-action" textValue="Open the source">
        <StudioIcon name="code-xml" />
        <Text slot="label">Open the source</Text>
        <Text slot="description">{place.file}</Text>
      </MenuItem>
    </MenuButton>
  );
}
