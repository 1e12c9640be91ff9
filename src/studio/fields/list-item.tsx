import { type KeyboardEvent, memo } from 'react';
import type { FieldPlan } from '../../site/schema/plan-types';
import { StudioIcon } from '../studio-icon';
import { Disclosure } from './disclosure';
import { GroupBody } from './group-body';
import { useMember } from './member';
import { summaryOf } from './summary';

/** Always the same object, so that items need no redraw. */
export interface ItemActs {
  /** `part` is what has the focus afterwards. */
  move(index: number, by: -1 | 1, part: string): void;
  remove(index: number): void;
}

interface ItemProps {
  pointer: string;
  plan: FieldPlan;
  value: unknown;
  name: string;
  index: number;
  count: number;
  /** The id of the reason why it can't be removed. */
  whyKept: string | undefined;
  acts: ItemActs;
}

/** An item with its buttons: a value in a line, or an object that can be folded. */
export const ListItem = memo(function ListItem({
  pointer,
  plan,
  value,
  name,
  index,
  count,
  whyKept,
  acts,
}: ItemProps) {
  const Member = useMember();
  const summary = summaryOf(plan, value);
  const isFolded = plan.is === 'object' || plan.is === 'union';
  const byKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    acts.move(index, by, '[data-focus]');
  };
  const tool = (label: string, icon: string, isOff: boolean, act: () => void, why?: string) => (
    <button
      type="button"
      className="field-tool"
      data-part={icon}
      aria-label={`${label} ${name}`}
      title={label}
      aria-disabled={isOff}
      aria-describedby={why}
      onClick={() => !isOff && act()}
    >
      <StudioIcon name={icon} />
    </button>
  );
  const actions = (
    <span className="field-tools">
      {count > 1 &&
        tool('Move up', 'arrow-up', index === 0, () => acts.move(index, -1, '[data-part=arrow-up]'))}
      {count > 1 &&
        tool('Move down', 'arrow-down', index === count - 1, () =>
          acts.move(index, 1, '[data-part=arrow-down]'),
        )}
      {tool('Remove', 'trash-2', whyKept !== undefined, () => acts.remove(index), whyKept)}
    </span>
  );
  return (
    <li onKeyDown={byKey}>
      {isFolded ? (
        <Disclosure pointer={pointer} title={summary || name} summary="" isOpen={false} actions={actions}>
          <GroupBody {...{ pointer, plan, value }} />
        </Disclosure>
      ) : (
        <div className="field-line" data-pointer={pointer}>
          <Member {...{ pointer, plan, value, name }} required isItem />
          {actions}
        </div>
      )}
    </li>
  );
});
