import { useContext, useInsertionEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PlanOf } from '../../site/schema/plan-types';
import { StudioIcon } from '../studio-icon';
import { idOf } from './control';
import { FieldHead } from './field-head';
import { useForm } from './form';
import { firstKeys, matchKeys } from './item-keys';
import { listBounds } from './list-bounds';
import { type ItemActs, ListItem } from './list-item';
import type { MemberProps } from './member';
import { itemName } from './names';
import { NoticeList, useNotices } from './notices';
import { ReasonsContext } from './reasons';
import { firstText, summaryOf } from './summary';

type ListProps = Omit<MemberProps, 'plan'> & { plan: PlanOf<'list'> };

/** A list with its items: added, removed, moved as far as the schema and the layout allow it. */
export function ListField({ pointer, plan, value, name, required, optional }: ListProps) {
  const form = useForm();
  const notices = useNotices(pointer);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = useKeys(items);
  const list = useRef<HTMLDivElement>(null);
  const focusAt = useRef<{ index: number; part: string }>(undefined);
  useLayoutEffect(() => {
    const { index, part } = focusAt.current ?? { index: -1, part: '' };
    const item = list.current?.querySelectorAll<HTMLElement>(':scope > ol > li')[index];
    item?.querySelector<HTMLElement>(part)?.focus();
    focusAt.current = undefined;
  });
  const fixed = useContext(ReasonsContext).items(pointer);
  const things = name.toLowerCase();
  const { canAdd, canRemove, reason } = listBounds(plan, things, items.length, required, fixed);
  const titleOf = (index: number) => summaryOf(plan.items, items[index]) || itemName(name, index);

  const add = () => {
    const at = `${pointer}/${items.length}`;
    const added = form.create(plan.items, itemName(name, items.length), items);
    form.change({ op: 'insert', at: `${pointer}/-`, value: added }, `Add ${form.nameOf(at)}`);
    form.editor().announce(`${itemName(name, items.length)} added.`);
    form.focusNew(at + firstText(plan.items, added));
  };
  const remove = (index: number) => {
    const at = `${pointer}/${index}`;
    const title = titleOf(index);
    const what = `Remove ${form.nameOf(at)}`;
    if (items.length > 1) form.change({ op: 'remove', at }, what);
    else if (plan.minItems === 0) form.change({ op: 'set', at: pointer, value: [] }, what);
    else form.change({ op: 'remove', at: pointer }, what);
    form.editor().announce(`${title} removed.`);
    focusAt.current = { index: Math.max(0, Math.min(index, items.length - 2)), part: '[data-focus]' };
    if (items.length === 1) form.editor().select({ file: form.file, pointer }, true);
  };
  const move: ItemActs['move'] = (index, by, part) => {
    const to = index + by;
    if (to < 0 || to >= items.length) return;
    form.change(
      { op: 'move', at: `${pointer}/${index}`, to: `${pointer}/${to}` },
      `Move ${form.nameOf(`${pointer}/${index}`)}`,
    );
    form.editor().announce(`${titleOf(index)}, ${to + 1} of ${items.length}.`);
    focusAt.current = { index: to, part };
    form.editor().select({ file: form.file, pointer: `${pointer}/${to}` });
  };
  const acts = useSame({ move, remove });
  const id = idOf(pointer);
  return (
    <div className="field field-list" data-pointer={pointer} ref={list}>
      <FieldHead
        {...{ id, name, required, isSingle: false, optional, pointer }}
        description={plan.description}
      />
      <ol aria-labelledby={`${id}-label`}>
        {items.map((item, index) => (
          <ListItem
            key={keys[index]}
            {...{ index, plan: plan.items, name: itemName(name, index), acts }}
            count={items.length}
            value={item}
            pointer={`${pointer}/${index}`}
            whyKept={canRemove ? undefined : `${id}-reason`}
          />
        ))}
      </ol>
      <NoticeList notices={notices} />
      <div className="field-list-foot">
        <button
          type="button"
          className="field-add"
          data-focus={items.length === 0 ? '' : undefined}
          aria-disabled={!canAdd}
          aria-describedby={canAdd ? undefined : `${id}-reason`}
          onClick={() => canAdd && add()}
        >
          <StudioIcon name="plus" />
          <span className="visually-hidden">Add </span>
          {itemName(name, 0).replace(/ 1$/, '')}
        </button>
        {reason !== undefined && (
          <span className="field-reason" id={`${id}-reason`}>
            {fixed && <StudioIcon name="lock" />}
            {reason}
          </span>
        )}
      </div>
    </div>
  );
}

/** Keys that stay with their items. */
function useKeys(items: readonly unknown[]): readonly number[] {
  const [state, setState] = useState(() => firstKeys(items));
  const matched = matchKeys(state, items);
  if (matched !== state) setState(matched);
  return matched.keys;
}

/** The same object for all drawings, which acts as the last one says. */
function useSame(acts: ItemActs): ItemActs {
  const latest = useRef(acts);
  useInsertionEffect(() => {
    latest.current = acts;
  });
  return useMemo(
    () => ({
      move: (...how) => latest.current.move(...how),
      remove: (index) => latest.current.remove(index),
    }),
    [],
  );
}
