import { isRecord } from '../../../site/json/is-record';
import { textOf } from '../../../site/json/text-of';
import { memberOf } from '../../../site/json/value-at';
import { blockName } from '../../../site/page/place-names';
import { fillSlot } from '../../../site/schema/layout-slots';
import { newValue } from '../../../site/schema/new-value';
import type { FieldPlan } from '../../../site/schema/plan-types';
import type { PageEntry } from '../../protocol/workspace';
import { logosOf } from '../fields/form';
import { addLogo } from '../fields/lists/add-logo';
import { firstText } from '../fields/summary';
import { type Editor, useEditor } from '../model/editor';
import { sharedBlocks } from '../model/shared-blocks';
import { Palette } from '../palette/palette';
import { StudioIcon } from '../parts/studio-icon';
import { blockEdits } from './block-edits';
import { blockPlans } from './block-plans';

interface InsertBlockProps {
  page: PageEntry;
  /** Where the new block comes, or near it. */
  at: number;
  close(): void;
}

/** The palette, for a place among the blocks of a page. */
export function InsertBlock({ page, at, close }: InsertBlockProps) {
  const editor = useEditor();
  const { blocks, layout, refused } = blockEdits(editor, page);
  const possible = [...blockPlans].filter(([type]) =>
    type === 'shared' ? sharedFor(editor, page) : refused([{ type }]) === undefined,
  );
  const here = possible.filter(([type]) => type === 'shared' || layout.place(type, at)?.at === at);
  const choose = (type: string) => {
    close();
    addBlock(editor, page, type, at);
  };
  const above = blocks[at - 1];
  const title =
    above === undefined ? 'Add a block' : `Add a block below “${blockName(textOf(memberOf(above, 'type')))}”`;
  return <Palette {...{ title, choose, close }} types={here.length > 0 ? here : possible} />;
}

/** A block that shows the first of the shared ones that the page takes; undefined if there is none. */
function sharedFor(editor: Editor, page: PageEntry) {
  const { refused } = blockEdits(editor, page);
  return Object.keys(sharedBlocks(editor))
    .map((of) => ({ type: 'shared', of }))
    .find((block) => refused([block]) === undefined);
}

/** Adds a block of a type that is valid from its first moment, and opens it. */
export function addBlock(editor: Editor, page: PageEntry, type: string, at: number): void {
  const plan = blockPlans.get(type);
  if (!plan) return;
  const { layout, insert, placeOf } = blockEdits(editor, page);
  const value = (type === 'shared' && sharedFor(editor, page)) || sampleOf(editor, type, plan);
  const slot = layout.place(type, at)?.slot;
  const index = insert(at, [slot && isRecord(value) ? fillSlot(value, slot) : value], 'Add');
  if (index === undefined) return;
  const { file, pointer } = placeOf(index);
  editor.revealNew({ file, pointer: pointer + firstText(plan, value) });
}

/** A block needs a logo that exists. */
function sampleOf(editor: Editor, type: string, plan: FieldPlan): unknown {
  const pages = editor.pages.map(({ path }) => path);
  const sampleWith = (logos: readonly string[]) =>
    newValue(plan, { pages, logos, word: blockName(type), taken: [] });
  const logos = logosOf(editor);
  const needsLogo =
    logos.length === 0 && JSON.stringify(sampleWith([])) !== JSON.stringify(sampleWith(['logo']));
  return sampleWith(needsLogo ? [addLogo(editor)] : logos);
}

interface AddBlockProps {
  /** Why the page takes no further block. */
  reason: string | undefined;
  /** Says why, or asks what is added. */
  add(): void;
}

export const AddBlock = ({ reason, add }: AddBlockProps) => (
  <button
    type="button"
    className="field-button field-add"
    aria-disabled={reason !== undefined || undefined}
    aria-haspopup="dialog"
    onClick={add}
  >
    <StudioIcon name="plus" />
    Add a block
  </button>
);
