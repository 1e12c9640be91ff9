import { useContext, useRef } from 'react';
import { itemName } from '../../../../site/page/place-names';
import type { PlanOf } from '../../../../site/schema/plan-types';
import { counted } from '../../../../site/text/wording';
import { StudioIcon } from '../../parts/studio-icon';
import { idOf } from '../control';
import { FieldHead } from '../field-head';
import { useForm } from '../form';
import { NoticeList, useNotices } from '../notices/notices';
import { ReasonsContext } from '../notices/reasons';
import { type ListProps, useControls } from '../registry';
import { useItemKeys } from './item-keys';
import { ListItem } from './list-item';
import { pastedItems } from './pasted-items';
import { pictureField } from './picture-item';
import { useListEdits } from './use-list-edits';

/** One for all drawings: keys belong to a list as it is. */
const none: readonly unknown[] = [];

interface ListBounds {
  canAdd: boolean;
  canRemove: boolean;
  /** Why one of them is not possible. */
  reason: string | undefined;
}

/** What can be done with a list that has `count` items: by the schema, and by the layout of its page. */
export function listBounds(
  { minItems, maxItems }: PlanOf<'list'>,
  things: string,
  count: number,
  required: boolean,
  fixed: { reason: string; count: number } | undefined,
): ListBounds {
  // Without its last item, an optional list goes, too.
  const least = fixed?.count ?? (!required && minItems <= 1 ? 0 : minItems);
  const most = fixed?.count ?? maxItems;
  const [canAdd, canRemove] = [count < most, count > least];
  const reason = () => {
    if (fixed) return fixed.reason;
    if (least === most) return `Exactly ${counted(most, things)} needed.`;
    if (!canAdd) return `At most ${counted(most, things)} allowed.`;
    return canRemove || count === 0 ? undefined : `At least ${counted(least, things)} needed.`;
  };
  return { canAdd, canRemove, reason: canAdd && canRemove ? undefined : reason() };
}

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
  const { file } = useForm();
  const { PicturesTarget } = useControls();
  return (
    <div className="field field-list" data-pointer={pointer}>
      <FieldHead
        {...{ id, name, required, isSingle: false, optional, pointer }}
        description={plan.description}
      />
      <ol
        ref={list}
        aria-labelledby={`${id}-label`}
        onPasteCapture={(event) => {
          const { currentTarget, target, clipboardData } = event;
          const pasted = pastedItems(plan, clipboardData.getData('text/plain'));
          const isIn = (item: Element) => target instanceof Node && item.contains(target);
          const index = [...currentTarget.children].findIndex(isIn);
          if (!pasted || index < 0) return;
          // A row is itself a list, and its text box takes a text.
          event.preventDefault();
          event.stopPropagation();
          edits.paste(index, pasted);
        }}
      >
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
        {canAdd && pictureField(plan.items) && (
          <PicturesTarget place={{ file, pointer }} name={name} onPicture={edits.addPicture} />
        )}
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
