import type { KeyboardEvent } from 'react';
import { isRecord } from '../../../site/json/is-record';
import { textOf } from '../../../site/json/text-of';
import { blockName } from '../../../site/page/place-names';
import { counted } from '../../../site/text/wording';
import { commandKey } from '../parts/command-key';
import { ContentWords } from '../parts/content-words';
import { createRowDrag } from '../parts/drag-rows';
import { StudioIcon } from '../parts/studio-icon';
import { ToolButton } from '../parts/tool-button';

/** `by` counts rows; `to` and `from` are rows. */
export type BlockAction =
  | { type: 'remove' | 'add' | 'duplicate' | 'hide' }
  /** By a key, the focus goes to the first field. */
  | { type: 'open'; byKey: boolean }
  | { type: 'go'; by: number; to?: number }
  | { type: 'move'; by: number }
  /** Another row is dropped on this one. */
  | { type: 'take'; from: number };

interface OutlineRowProps {
  /** What is shown. */
  block: unknown;
  isShared?: boolean;
  index: number;
  count: number;
  /** The one row that Tab comes to. */
  isActive: boolean;
  /** When it is shown, as of now; undefined for always. */
  when: string | undefined;
  problems: number;
  warnings: number;
  /** Why it can't be moved. */
  reason: string | undefined;
  /** Why it can't be removed. */
  kept: string | undefined;
  /** Why the block above it stays where it is. */
  above: string | undefined;
  act(action: BlockAction): void;
}

/** What a key does in the list; undefined for any other key. */
function actionOf(event: KeyboardEvent, count: number): BlockAction | undefined {
  const { key, altKey, shiftKey } = event;
  // With Shift, such keys are the browser's.
  const command = shiftKey ? '' : commandKey(event);
  if (command === 'd') return { type: 'duplicate' };
  if (key.toLowerCase() === 'h' && !(altKey || event.ctrlKey || event.metaKey)) return { type: 'hide' };
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (by !== 0) return { type: altKey ? 'move' : 'go', by };
  if (key === 'Home') return { type: 'go', by: 0, to: 0 };
  if (key === 'End') return { type: 'go', by: 0, to: count - 1 };
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove' };
  // A Mac has no key Insert.
  return key === 'Insert' || command === 'enter' ? { type: 'add' } : undefined;
}

const blocks = createRowDrag<number>('application/x-studio-block', 'move');

/** Lets the block of an index be dragged from its row. */
const dragBlock = blocks.drag;

/** Lets blocks be dropped on a row. */
const takesBlock = (index: number, move: (from: number) => void) =>
  blocks.take((from) => () => {
    if (from !== index) move(from);
  });

export function OutlineRow(props: OutlineRowProps) {
  const { block, isShared, index, count, isActive, when, problems, warnings, reason, kept, above, act } =
    props;
  const { name, text } = titleOf(block);
  const stays = reason ?? above;
  const tabIndex = isActive ? 0 : -1;
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event, count);
    if (!action) return;
    event.preventDefault();
    act(action);
  };
  return (
    <li
      className="outline-row"
      draggable={reason === undefined}
      {...dragBlock(index)}
      {...takesBlock(index, (from) => act({ type: 'take', from }))}
    >
      <button
        type="button"
        className="outline-open"
        tabIndex={tabIndex}
        data-focus
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete H Insert Control+Enter Control+C Control+X Control+V Control+D"
        onClick={({ detail }) => act({ type: 'open', byKey: detail === 0 })}
        {...{ onKeyDown }}
      >
        <span className="outline-number">{index + 1}</span>
        <span className="outline-name">
          {name}
          {isShared && ', shared'}
        </span>
        <ContentWords className="outline-text">{text}</ContentWords>
        <span className="outline-marks">
          {when !== undefined && <span className="page-when">{when}</span>}
          {problems > 0 && <span className="count">{counted(problems, 'problems')}</span>}
          {problems === 0 && warnings > 0 && (
            <span className="count" data-severity="warning">
              {counted(warnings, 'warnings')}
            </span>
          )}
        </span>
      </button>
      {kept === undefined ? (
        <span className="outline-tools">
          <ToolButton
            icon="arrow-up"
            name={`Move ${name} up`}
            tabIndex={tabIndex}
            isOff={index === 0 || stays !== undefined}
            whyOff={stays}
            onPress={() => act({ type: 'move', by: -1 })}
          />
          <ToolButton
            icon="arrow-down"
            name={`Move ${name} down`}
            tabIndex={tabIndex}
            isOff={index === count - 1 || reason !== undefined}
            whyOff={reason}
            onPress={() => act({ type: 'move', by: 1 })}
          />
          <ToolButton
            icon="copy"
            name={`Duplicate ${name}`}
            tabIndex={tabIndex}
            onPress={() => act({ type: 'duplicate' })}
          />
          <ToolButton
            icon="trash-2"
            name={`Remove ${name}`}
            tabIndex={tabIndex}
            onPress={() => act({ type: 'remove' })}
          />
        </span>
      ) : (
        <span className="outline-fixed" title={kept}>
          <StudioIcon name="lock" />
          <span className="visually-hidden">{kept}</span>
        </span>
      )}
    </li>
  );
}

const headings = ['heading', 'title', 'label', 'lead'];

/** The block's name, and its first text. */
function titleOf(block: unknown): { name: string; text: string } {
  if (!isRecord(block)) return { name: 'Block', text: '' };
  const name = typeof block.type === 'string' ? blockName(block.type) : 'Block';
  const text = headings.map((key) => block[key]).find((value) => typeof value === 'string');
  return { name, text: textOf(text) };
}
