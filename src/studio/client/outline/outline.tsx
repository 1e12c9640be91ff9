import { useId, useLayoutEffect, useRef, useState } from 'react';
import { siteFile } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import { listOf, valueAt } from '../../../site/json/value-at';
import { planAt } from '../../../site/schema/plan-at';
import { blockName } from '../../protocol/names';
import type { PageEntry } from '../../protocol/workspace';
import { type Editor, useEditor } from '../model/editor';
import { layoutReasons } from '../model/layout-reasons';
import { isWithin } from '../model/places';
import { blockClipboard } from './block-clipboard';
import { heroReasons, placesOf } from './hero-reasons';
import { AddBlock } from './insert-block';
import { type BlockAction, OutlineRow } from './outline-row';

const plan = planAt('pages/any.json', {}, '/blocks');
const blockTypes = plan?.is === 'list' && plan.items.is === 'union' ? [...plan.items.variants.keys()] : [];

interface OutlineProps {
  page: PageEntry;
  /** The block whose form was left by a key. */
  left: number | undefined;
}

/** The blocks of a page from top to bottom: opened, moved, removed and added. */
export function Outline({ page, left }: OutlineProps) {
  const editor = useEditor();
  const { change, announce, refusePress, reveal, select } = editor;
  const start = `${page.pointer}/blocks`;
  const found = valueAt(editor.valueOf(page.file), start);
  const blocks = listOf(found);
  const reasons = layoutReasons(editor.valueOf(siteFile), valueAt(editor.valueOf(page.file), page.pointer));
  const heroes = heroReasons(blocks);
  const reasonOf = (index: number) => reasons.block(index) ?? heroes.block(index);
  const [active, setActive] = useState(left ?? 0);
  /** Where the menu of new blocks is open: its index. */
  const [adding, setAdding] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef(left);
  const [, redraw] = useState(0);
  const reasonId = useId();
  const at = Math.min(active, Math.max(0, blocks.length - 1));
  useLayoutEffect(() => {
    if (toFocus.current === undefined) return;
    list.current?.querySelectorAll<HTMLElement>('[data-focus]')[toFocus.current]?.focus();
    toFocus.current = undefined;
  });

  const goTo = (index: number, count = blocks.length) => {
    const next = Math.min(Math.max(0, index), count - 1);
    toFocus.current = next;
    setActive(next);
    // Also if the same row is active as before.
    redraw((count) => count + 1);
  };
  const move = (from: number, to: number) => {
    const why = reasonOf(from) ?? reasonOf(to);
    if (to < 0 || to >= blocks.length || to === from) return;
    if (why) return refusePress(why);
    const name = nameOf(blocks[from]);
    change(page.file, { op: 'move', at: `${start}/${from}`, to: `${start}/${to}` }, `Move ${name}`);
    announce(`${name}, ${to + 1} of ${blocks.length}.`);
    goTo(to);
  };
  const remove = (index: number) => {
    const why = reasonOf(index);
    if (why) return refusePress(why);
    const name = nameOf(blocks[index]);
    change(page.file, { op: 'remove', at: `${start}/${index}` }, `Remove ${name}`);
    announce(`${name} removed. Ctrl+Z brings it back.`);
    goTo(Math.min(index, blocks.length - 2));
  };
  const clipboard = blockClipboard({
    editor,
    blocks,
    types: blockTypes,
    reason: (wanted) => reasons.added ?? heroes.added(wanted),
    remove,
    insert(index, wanted, verb) {
      const places = placesOf(wanted, index);
      const [first = { at: index, block: undefined }] = places;
      const name = nameOf(first.block);
      const step = `${verb} ${crypto.randomUUID()}`;
      for (const { at, block: value } of places)
        change(page.file, { op: 'insert', at: `${start}/${at}`, value }, `${verb} ${name}`, step);
      announce(`${name} added, ${first.at + 1} of ${blocks.length + wanted.length}.`);
      goTo(first.at, blocks.length + wanted.length);
    },
  });
  const act = (index: number, action: BlockAction) => {
    const place = { file: page.file, pointer: `${start}/${index}` };
    if (action.type === 'open') action.byKey ? reveal(place) : select(place);
    else if (action.type === 'go') goTo(action.to ?? index + action.by);
    else if (action.type === 'move') move(index, index + action.by);
    else if (action.type === 'take') move(action.from, index);
    else if (action.type === 'remove') remove(index);
    else if (action.type === 'duplicate') clipboard.duplicate(index);
    else if (reasons.added) refusePress(reasons.added);
    else setAdding(index + 1);
  };
  return (
    <section className="outline" aria-labelledby={`${reasonId}-title`}>
      <div className="outline-head">
        <h2 id={`${reasonId}-title`}>Blocks</h2>
        <AddBlock
          {...{ page, reason: reasons.added }}
          at={adding ?? blocks.length}
          isOpen={adding !== undefined}
          setOpen={(isOpen) => setAdding(isOpen ? blocks.length : undefined)}
        />
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is none for some screen readers */}
      <ol ref={list} role="list" aria-label="Blocks" {...clipboard.events}>
        {blocks.map((block, index) => (
          <OutlineRow
            // A block has no name of its own.
            // biome-ignore lint/suspicious/noArrayIndexKey: the focus is set again after each change
            key={index}
            {...{ block, index }}
            count={blocks.length}
            isActive={index === at}
            {...countsOf(editor, { file: page.file, pointer: `${start}/${index}` })}
            reason={reasonOf(index)}
            above={reasonOf(index - 1)}
            act={(action) => act(index, action)}
          />
        ))}
      </ol>
      {reasons.added && <p className="field-reason">{reasons.added}</p>}
    </section>
  );
}

function nameOf(block: unknown): string {
  const type = valueAt(block, '/type');
  return typeof type === 'string' ? blockName(type) : 'Block';
}

/** How much there is to correct in a block, fields with two values too, and how much to consider. */
function countsOf({ problems, conflicts }: Editor, block: Place) {
  const within = problems.filter((problem) => isWithin(problem, block));
  const warnings = within.filter(({ severity }) => severity === 'warning').length;
  const twofold = conflicts.filter((conflict) => isWithin(conflict, block)).length;
  return { problems: within.length - warnings + twofold, warnings };
}
