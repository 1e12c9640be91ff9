import { type RefObject, useInsertionEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Place } from '../../../../site/json/place';
import { listOf, valueAt } from '../../../../site/json/value-at';
import { itemName } from '../../../../site/page/place-names';
import type { PlanOf } from '../../../../site/schema/plan-types';
import { counted } from '../../../../site/text/wording';
import { shortName } from '../../../protocol/names';
import type { FieldChange } from '../../model/editor';
import { useForm } from '../form';
import { firstText, summaryOf } from '../summary';
import { emptyCell } from './pasted-items';
import { pictureField, withPicture } from './picture-item';
import { withColumns } from './with-columns';

/** What can be done with the items of a list. Always the same object, so that items need no other render. */
export interface ListEdits {
  add(): void;
  /** Adds an item with a picture; those with one `step` are one step of undo. The focus moves when none is `left`. */
  addPicture(src: string, step?: string, at?: Place, left?: number): void;
  move(index: number, to: number): void;
  remove(index: number): void;
  /** Puts pasted items in the place of one. */
  paste(index: number, pasted: readonly unknown[]): void;
  /** Begins and ends to drag an item; undefined ends it. */
  grab(index: number | undefined): void;
  /** The item that is being dragged. */
  grabbed(): number | undefined;
}

interface Edited {
  pointer: string;
  plan: PlanOf<'list'>;
  name: string;
  items: readonly unknown[];
}

export function useListEdits(list: RefObject<HTMLElement | null>, edited: Edited): ListEdits {
  const form = useForm();
  const latest = useRef(edited);
  useInsertionEffect(() => {
    latest.current = edited;
  });
  const toFocus = useRef<HTMLElement | number>(undefined);
  useLayoutEffect(() => {
    const item = toFocus.current;
    toFocus.current = undefined;
    if (item instanceof HTMLElement) item.focus();
    else if (item !== undefined)
      list.current?.children[item]?.querySelector<HTMLElement>('[data-focus]')?.focus();
  });
  return useMemo(() => {
    let grabbed: number | undefined;
    let added: { step: string | undefined; first: string } | undefined;
    const titleOf = (index: number) => {
      const { plan, items, name } = latest.current;
      return summaryOf(plan.items, items[index]).text || itemName(name, index);
    };
    /** A change of this list, and the same one of the rows whose columns it has: one step of undo. */
    const change = (
      what: FieldChange,
      words: string,
      edit: (cells: readonly unknown[]) => readonly unknown[],
    ) => {
      const { pointer, plan, items } = latest.current;
      if (plan.columnsOf === undefined) return form.change(what, words);
      const step = crypto.randomUUID();
      const at = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${plan.columnsOf}`;
      const rows = listOf(valueAt(form.editor().valueOf(form.file), at));
      form.change(what, words, step);
      if (rows.length > 0)
        form.change({ op: 'set', at, value: withColumns(rows, items.length, edit) }, words, step);
    };
    return {
      add() {
        const { pointer, plan, name, items } = latest.current;
        const at = `${pointer}/${items.length}`;
        const value = form.create(plan.items, itemName(name, items.length), items);
        change({ op: 'insert', at: `${pointer}/-`, value }, `Add ${form.nameOf(at)}`, (cells) => [
          ...cells,
          emptyCell,
        ]);
        form.editor().announce(`${itemName(name, items.length)} added.`);
        form.focusNew(at + firstText(plan.items, value));
      },
      addPicture(src, step, at, left = 0) {
        const { plan, name } = latest.current;
        const pointer = at?.pointer ?? latest.current.pointer;
        const items = listOf(valueAt(form.editor().now().valueOf(form.file), pointer));
        const field = pictureField(plan.items);
        if (!field) return;
        if (items.length >= plan.maxItems)
          throw new Error(
            `At most ${counted(plan.maxItems, name.toLowerCase())} allowed. The picture is in the folder, as ${shortName(src)}.`,
          );
        const item = form.create(plan.items, itemName(name, items.length), items);
        const { value, asked } = withPicture(item, field, src);
        const place = `${pointer}/${items.length}`;
        form.change({ op: 'insert', at: `${pointer}/-`, value }, `Add ${form.nameOf(place)}`, step);
        if (added?.step !== step) added = { step, first: place + asked };
        if (left === 0 && added) form.focusNew(added.first);
      },
      move(index, to) {
        const { pointer, items } = latest.current;
        if (to < 0 || to >= items.length || to === index) return;
        const at = `${pointer}/${index}`;
        change({ op: 'move', at, to: `${pointer}/${to}` }, `Move ${form.nameOf(at)}`, (cells) =>
          cells.toSpliced(index, 1).toSpliced(to, 0, cells[index]),
        );
        form.editor().announce(`${titleOf(index)}, ${to + 1} of ${items.length}.`);
        // What had the focus moves with its item, and would lose it.
        if (document.activeElement instanceof HTMLElement) toFocus.current = document.activeElement;
        form.editor().select({ file: form.file, pointer: `${pointer}/${to}` });
      },
      paste(index, pasted) {
        const { pointer, items, name } = latest.current;
        const value = items.toSpliced(index, 1, ...pasted);
        form.change({ op: 'set', at: pointer, value }, `Paste ${form.nameOf(pointer)}`);
        form.editor().announce(`${counted(pasted.length, name.toLowerCase())} pasted.`);
        toFocus.current = index;
      },
      grab(index) {
        grabbed = index;
      },
      grabbed: () => grabbed,
      remove(index) {
        const { pointer, plan, items } = latest.current;
        const at = `${pointer}/${index}`;
        const [title, what] = [titleOf(index), `Remove ${form.nameOf(at)}`];
        if (items.length > 1) change({ op: 'remove', at }, what, (cells) => cells.toSpliced(index, 1));
        else if (plan.minItems === 0) form.change({ op: 'set', at: pointer, value: [] }, what);
        else form.change({ op: 'remove', at: pointer }, what);
        form.editor().announce(`${title} removed.`);
        if (items.length === 1) form.editor().reveal({ file: form.file, pointer });
        else toFocus.current = Math.min(index, items.length - 2);
      },
    };
  }, [form]);
}
