import type { PageEntry } from '../../edit/workspace';
import { siteFile } from '../../site/files/site-file';
import { isRecord } from '../../site/json/is-record';
import { memberOf } from '../../site/json/value-at';
import { newValue } from '../../site/schema/new-value';
import { planAt } from '../../site/schema/plan-at';
import { useEditor } from '../editor';
import { blockName } from '../fields/names';
import { Palette } from '../palette/palette';
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

/** Opens the palette. A new block is valid from its first moment. */
export function AddBlock({ page, blocks, at, isOpen, setOpen, reason, add }: AddBlockProps) {
  const editor = useEditor();
  const list = planAt(page.file, editor.valueOf(page.file), `${page.pointer}/blocks`);
  const items = list?.is === 'list' ? list.items : undefined;
  const types = items?.is === 'union' ? [...items.variants] : [];
  const create = (type: string) => {
    const plan = types.find(([name]) => name === type)?.[1];
    const logos = memberOf(editor.valueOf(siteFile), 'logos');
    if (!plan) return;
    const around = {
      pages: editor.pages.map(({ path }) => path),
      logos: isRecord(logos) ? Object.keys(logos) : [],
      word: blockName(type),
      taken: blocks,
    };
    setOpen(false);
    add(at, newValue(plan, around));
  };
  return (
    <>
      <button
        type="button"
        className="field-button field-add"
        aria-disabled={reason !== undefined || undefined}
        aria-haspopup="dialog"
        onClick={() => (reason === undefined ? setOpen(true) : editor.announce(reason))}
      >
        <StudioIcon name="plus" />
        Add a block
      </button>
      {isOpen && <Palette types={types} choose={create} close={() => setOpen(false)} />}
    </>
  );
}
