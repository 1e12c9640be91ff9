import { useRef, useState } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import type { Place } from '../../../site/json/place';
import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { openSource } from './open-source';

/** What only somebody who knows the files needs: which one a form is of, and the way to its line. */
export function FormMenu({ place }: { place: Place }) {
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="tool"
        aria-label="More about this form"
        title="More"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <StudioIcon name="ellipsis" />
      </button>
      <Popover
        className="field-popover page-menu"
        placement="bottom end"
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Menu
          className="add-block-menu"
          aria-label="More about this form"
          autoFocus="first"
          onClose={() => setOpen(false)}
          onAction={() => openSource(editor, editor.selected ?? place)}
        >
          <MenuItem className="page-action" textValue="Open the source">
            <StudioIcon name="code-xml" />
            <Text slot="label">Open the source</Text>
            <Text slot="description">{place.file}</Text>
          </MenuItem>
        </Menu>
      </Popover>
    </>
  );
}
