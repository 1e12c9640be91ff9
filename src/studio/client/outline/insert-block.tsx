import { listOf, memberOf, valueAt } from '../../../site/json/value-at';
import { newValue } from '../../../site/schema/new-value';
import { planAt } from '../../../site/schema/plan-at';
import { blockName } from '../../protocol/names';
import type { PageEntry } from '../../protocol/workspace';
import { logosOf } from '../fields/form';
import { useEditor } from '../model/editor';
import { Palette } from '../palette/palette';
import { StudioIcon } from '../parts/studio-icon';
import { heroReasons, placesOf } from './hero-reasons';

interface InsertBlockProps {
  page: PageEntry;
  /** Where the new block comes. */
  at: number;
  close(): void;
}

/** The palette, for a place among the blocks of a page. A new block is valid from its first moment. */
export function InsertBlock({ page, at, close }: InsertBlockProps) {
  const editor = useEditor();
  const { file } = page;
  const start = `${page.pointer}/blocks`;
  const found = valueAt(editor.valueOf(file), start);
  const blocks = listOf(found);
  const list = planAt(file, editor.valueOf(file), start);
  const items = list?.is === 'list' ? list.items : undefined;
  const types = items?.is === 'union' ? items.variants : new Map();
  const { added } = heroReasons(blocks);
  const offered = [...types].filter(([type]) => added([{ type }]) === undefined);
  const choose = (type: string) => {
    const plan = types.get(type);
    close();
    if (!plan) return;
    const name = blockName(type);
    const value = newValue(plan, {
      pages: editor.pages.map(({ path }) => path),
      logos: logosOf(editor),
      word: name,
      taken: [],
    });
    const [{ at: index } = { at }] = placesOf([{ type }], at);
    editor.change(file, { op: 'insert', at: `${start}/${index}`, value }, `Add ${name}`);
    editor.announce(`${name} added, ${index + 1} of ${blocks.length + 1}.`);
    editor.reveal({ file, pointer: `${start}/${index}` });
  };
  const above = blocks[at - 1];
  const title =
    above === undefined ? 'Add a block' : `Add a block below “${blockName(String(memberOf(above, 'type')))}”`;
  return <Palette {...{ title, choose, close }} types={offered} />;
}

interface AddBlockProps {
  page: PageEntry;
  /** Where the new block comes. */
  at: number;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Why the page takes no further block. */
  reason: string | undefined;
}

/** Opens the palette. */
export function AddBlock({ page, at, isOpen, setOpen, reason }: AddBlockProps) {
  const { refusePress } = useEditor();
  return (
    <>
      <button
        type="button"
        className="field-button field-add"
        aria-disabled={reason !== undefined || undefined}
        aria-haspopup="dialog"
        onClick={() => (reason === undefined ? setOpen(true) : refusePress(reason))}
      >
        <StudioIcon name="plus" />
        Add a block
      </button>
      {isOpen && <InsertBlock {...{ page, at }} close={() => setOpen(false)} />}
    </>
  );
}
