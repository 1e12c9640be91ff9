import { useContext, useRef } from 'react';
import { itemName } from '../../../protocol/names';
import { StudioIcon } from '../../parts/studio-icon';
import { idOf } from '../control';
import { FieldHead } from '../field-head';
import { NoticeList, useNotices } from '../notices/notices';
import { ReasonsContext } from '../notices/reasons';
import type { ListProps } from '../registry';
import { useItemKeys } from './item-keys';
import { listBounds } from './list-bounds';
import { ListItem } from './list-item';
import { useListEdits } from './use-list-edits';

/** One for all drawings: keys belong to a list as it is. */
const none: readonly unknown[] = [];

/** A list with its items: added, removed, moved as far as the schema and the layout allow it. */
export function ListField({ pointer, plan, value, name, required, optional }: ListProps) {
  const notices = useNotices(pointer);
  const items: readonly unknown[] = Array.isArray(value) ? value : none;
  const keys = useItemKeys(items);
  const list = useRef<HTMLOListElement>(null);
  const edits = useListEdits(list, { pointer, plan, name, items });
  const fixed = useContext(ReasonsContext).items(pointer);
  const things = name.toLowerCase();
  const { canAdd, canRemove, reason } = listBounds(plan, things, items.length, required, fixed);
  const id = idOf(pointer);
  return (
    <div className="field field-list" data-pointer={pointer}>
      <FieldHead
        {...{ id, name, required, isSingle: false, optional, pointer }}
        description={plan.description}
      />
      <ol ref={list} aria-labelledby={`${id}-label`}>
        {items.map((item, index) => (
          <ListItem
            key={keys[index]}
            {...{ index, plan: plan.items, name: itemName(name, index), edits }}
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
          onClick={() => canAdd && edits.add()}
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
