import { type KeyboardEvent, memo, useState } from 'react';
import type { FieldPlan } from '../../../../site/schema/plan-types';
import { StudioIcon } from '../../parts/studio-icon';
import { Disclosure } from '../disclosure';
import { GroupBody } from '../group-body';
import { useMember } from '../member';
import { noSummary, summaryOf } from '../summary';
import { SummaryWords } from '../summary-words';
import type { ListEdits } from './use-list-edits';

interface ItemProps {
  pointer: string;
  plan: FieldPlan;
  value: unknown;
  name: string;
  index: number;
  count: number;
  /** The id of the reason why it can't be removed. */
  whyKept: string | undefined;
  edits: ListEdits;
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
  edits,
}: ItemProps) {
  const Member = useMember();
  const summary = summaryOf(plan, value);
  const [isOver, setOver] = useState(false);
  const isFolded = plan.is === 'object' || plan.is === 'union' || plan.is === 'list';
  /** Before the control in it takes the key; an item within this one has its own. */
  const byKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    const isOwn =
      event.target instanceof Element && event.target.closest('[data-item]') === event.currentTarget;
    if (!event.altKey || by === undefined || !isOwn) return;
    event.preventDefault();
    event.stopPropagation();
    edits.move(index, index + by);
  };
  const tool = (label: string, icon: string, isOff: boolean, act: () => void, why?: string) => (
    <button
      type="button"
      className="field-tool"
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
      {count > 1 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; beside it are buttons, and there are keys
        <span
          className="field-grip"
          title="Drag to move"
          draggable
          onDragStart={({ dataTransfer }) => {
            // Without data, some browsers drag nothing.
            dataTransfer.setData('application/x-studio-item', '');
            dataTransfer.effectAllowed = 'move';
            edits.grab(index);
          }}
          onDragEnd={() => edits.grab(undefined)}
        >
          <StudioIcon name="grip-vertical" />
        </span>
      )}
      {count > 1 && tool('Move up', 'arrow-up', index === 0, () => edits.move(index, index - 1))}
      {count > 1 && tool('Move down', 'arrow-down', index === count - 1, () => edits.move(index, index + 1))}
      {tool('Remove', 'trash-2', whyKept !== undefined, () => edits.remove(index), whyKept)}
    </span>
  );
  return (
    <li
      data-item=""
      data-over={isOver || undefined}
      onKeyDownCapture={byKey}
      onDragOver={(event) => {
        const from = edits.grabbed();
        if (from === undefined) return;
        event.preventDefault();
        setOver(from !== index);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        const from = edits.grabbed();
        setOver(false);
        if (from === undefined) return;
        event.preventDefault();
        edits.move(from, index);
      }}
    >
      {isFolded ? (
        <Disclosure
          pointer={pointer}
          title={summary.text === '' ? name : <SummaryWords summary={summary} />}
          summary={noSummary}
          isOpen={false}
          actions={actions}
        >
          {plan.is === 'list' ? (
            <Member {...{ pointer, plan, value }} name="Cells" required isItem />
          ) : (
            <GroupBody {...{ pointer, plan, value }} />
          )}
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
