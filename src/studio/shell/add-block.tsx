import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { PageEntry } from '../../edit/workspace';
import { siteFile } from '../../site/files/site-file';
import { isRecord } from '../../site/json/is-record';
import { memberOf } from '../../site/json/value-at';
import { newValue } from '../../site/schema/new-value';
import { planAt } from '../../site/schema/plan-at';
import { useEditor } from '../editor';
import { blockName } from '../fields/names';
import { StudioIcon } from '../studio-icon';

interface AddBlockProps {
  page: PageEntry;
  blocks: readonly unknown[];
  /** Where the new block comes. */
  at: number;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Why the page takes no further block. */
  reason: string | undefined;
  add(index: number, block: unknown): void;
}

/** All types of blocks with what they are for. A new block is valid from its first moment. */
export function AddBlock({ page, blocks, at, isOpen, setOpen, reason, add }: AddBlockProps) {
  const editor = useEditor();
  const list = planAt(page.file, editor.valueOf(page.file), `${page.pointer}/blocks`);
  const items = list?.is === 'list' ? list.items : undefined;
  const variants = items?.is === 'union' ? [...items.variants] : [];
  const create = (type: string) => {
    const plan = variants.find(([name]) => name === type)?.[1];
    const logos = memberOf(editor.valueOf(siteFile), 'logos');
    if (!plan) return;
    const around = {
      pages: editor.pages.map(({ path }) => path),
      logos: isRecord(logos) ? Object.keys(logos) : [],
      word: blockName(type),
      taken: blocks,
    };
    add(at, newValue(plan, around));
  };
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="field-button field-add" isDisabled={reason !== undefined}>
        <StudioIcon name="plus" />
        Add a block
      </Button>
      <Popover className="field-popover add-block" placement="bottom end">
        <Menu
          className="add-block-menu"
          aria-label="Types of blocks"
          onAction={(type) => create(String(type))}
        >
          {variants.map(([type, plan]) => (
            <MenuItem key={type} id={type} className="add-block-type" textValue={blockName(type)}>
              <span className="add-block-name">{blockName(type)}</span>
              <span className="add-block-purpose">{descriptionOf(plan)}</span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

const descriptionOf = ({ description = '' }: { description?: string | undefined }) => description;
