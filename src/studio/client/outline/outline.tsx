import { Fragment, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '../../../site/json/place';
import { memberOf } from '../../../site/json/value-at';
import { whenWords } from '../../../site/time/when-words';
import type { PageEntry } from '../../protocol/workspace';
import { type Editor, useEditor } from '../model/editor';
import { isHiddenBlock } from '../model/is-hidden-block';
import { isWithin } from '../model/places';
import { siteCalendar } from '../model/site-calendar';
import { today } from '../model/today';
import { blockClipboard } from './block-clipboard';
import { blockEdits } from './block-edits';
import { blockPlans } from './block-plans';
import { AddBlock, addBlock, InsertBlock } from './insert-block';
import { OpenRow } from './open-row';
import { type BlockAction, OutlineRow } from './outline-row';

interface OutlineProps {
  page: PageEntry;
  /** The block whose form was left by a key. */
  left: number | undefined;
}

/** The blocks of a page from top to bottom: opened, moved, removed and added. */
export function Outline({ page, left }: OutlineProps) {
  const editor = useEditor();
  const { reveal, select, refusePress } = editor;
  const edits = blockEdits(editor, page);
  const { blocks, layout, shown, fixed, kept, placeOf } = edits;
  const [active, setActive] = useState(left ?? 0);
  /** Where the menu of new blocks is open. */
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

  const goTo = (index: number | undefined) => {
    if (index === undefined) return;
    toFocus.current = index;
    setActive(index);
    // Also if the same row is active as before.
    redraw((count) => count + 1);
  };
  const add = (index: number) => (layout.added ? refusePress(layout.added) : setAdding(index));
  const clipboard = blockClipboard({
    editor,
    blocks,
    types: [...blockPlans.keys()],
    remove: (index) => goTo(edits.remove(index)),
    insert: (index, wanted, verb) => goTo(edits.insert(index, wanted, verb)),
  });
  const act = (index: number, action: BlockAction) => {
    const move = (from: number, to: number) => {
      if (to >= 0 && to < blocks.length) goTo(edits.move(from, to));
    };
    if (action.type === 'open') action.byKey ? reveal(placeOf(index)) : select(placeOf(index));
    else if (action.type === 'go')
      goTo(Math.min(Math.max(0, action.to ?? index + action.by), blocks.length - 1));
    else if (action.type === 'move') move(index, index + action.by);
    else if (action.type === 'take') move(action.from, index);
    else if (action.type === 'hide') edits.hide(index);
    else if (action.type === 'remove') goTo(edits.remove(index));
    else if (action.type === 'duplicate') goTo(edits.insert(index + 1, [blocks[index]], 'Duplicate'));
    else add(index + 1);
  };
  const openAt = (index: number) =>
    layout.open
      .filter(({ at }) => at === index)
      .map(({ slot }) => (
        <OpenRow
          key={slot?.type ?? ''}
          type={slot?.type}
          add={() => (slot ? addBlock(editor, page, slot.type, index) : setAdding(index))}
        />
      ));
  return (
    <section className="outline" aria-labelledby={`${reasonId}-title`}>
      <div className="outline-head">
        <h2 id={`${reasonId}-title`}>Blocks</h2>
        <AddBlock reason={layout.added} add={() => add(blocks.length)} />
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is none for some screen readers */}
      <ol ref={list} role="list" aria-label="Blocks" {...clipboard}>
        {blocks.map((block, index) => (
          // A block has no name of its own.
          // biome-ignore lint/suspicious/noArrayIndexKey: the focus is set again after each change
          <Fragment key={index}>
            {openAt(index)}
            <OutlineRow
              block={shown(block)}
              isShared={shown(block) !== block}
              {...{ index }}
              count={blocks.length}
              isActive={index === at}
              when={
                isHiddenBlock(block) ? 'Hidden' : whenWords(datesOf(block), siteCalendar(editor), today())
              }
              {...countsOf(editor, placeOf(index))}
              reason={fixed(index)}
              kept={kept(index)}
              above={index > 0 ? fixed(index - 1) : undefined}
              act={(action) => act(index, action)}
            />
          </Fragment>
        ))}
        {openAt(blocks.length)}
      </ol>
      {layout.added && <p className="field-reason">{layout.added}</p>}
      {adding !== undefined && <InsertBlock {...{ page }} at={adding} close={() => setAdding(undefined)} />}
    </section>
  );
}

function datesOf(block: unknown) {
  const textAt = (key: 'from' | 'until') => {
    const date = memberOf(block, key);
    return typeof date === 'string' ? { [key]: date } : {};
  };
  return { ...textAt('from'), ...textAt('until') };
}

/** How much there is to correct in a block, fields with two values too, and how much to consider. */
function countsOf({ problems, conflicts }: Editor, block: Place) {
  const within = problems.filter((problem) => isWithin(problem, block));
  const warnings = within.filter(({ severity }) => severity === 'warning').length;
  const twofold = conflicts.filter((conflict) => isWithin(conflict, block)).length;
  return { problems: within.length - warnings + twofold, warnings };
}
