import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import type { PageEntry } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { isHiddenBlock } from '../model/is-hidden-block';
import { blockEdits, nameOf } from '../outline/block-edits';
import { CopyToPage } from '../outline/copy-to-page';
import { ToolButton } from '../parts/tool-button';

interface BlockToolsProps {
  page: PageEntry;
  block: unknown;
  index: number;
  className: string;
  /** At the block, its name stands before the buttons. In the head of its form, each button has its word. */
  isAtBlock?: boolean;
  /** Somebody types in a field. */
  isTyping?: boolean;
  isAway?: boolean;
  bar?: RefObject<HTMLDivElement | null>;
  style?: CSSProperties;
}

/** What can be done with a block: one stop for Tab, with arrow keys inside. */
export function BlockTools(props: BlockToolsProps): ReactNode {
  const { page, block, index, className, isAtBlock = false, isTyping, isAway, style } = props;
  const editor = useEditor();
  const edits = blockEdits(editor, page);
  const { fixed, kept, refused, placeOf } = edits;
  const name = nameOf(block);
  const own = useRef<HTMLDivElement>(null);
  const bar = props.bar ?? own;
  const [stop, setStop] = useState(0);
  const [isCopying, setCopying] = useState(false);

  /** The block of an index is the chosen one then, and the focus stays in the bar. */
  const choose = (next: number | undefined) => {
    if (next !== undefined) editor.reveal(placeOf(next), false);
  };
  const tools = [
    {
      icon: 'arrow-up',
      words: 'Up',
      name: `Move ${name} up`,
      why: fixed(index, -1),
      act: () => choose(edits.move(index, index - 1)),
    },
    {
      icon: 'arrow-down',
      words: 'Down',
      name: `Move ${name} down`,
      why: fixed(index, 1),
      act: () => choose(edits.move(index, index + 1)),
    },
    {
      icon: 'copy',
      words: 'Duplicate',
      name: `Duplicate ${name}`,
      why: refused([block]),
      act: () => choose(edits.insert(index + 1, [block], 'Duplicate')),
    },
    {
      icon: 'file-plus',
      words: 'Copy',
      name: `Copy ${name} to a page…`,
      why: undefined,
      act: () => setCopying(true),
    },
    {
      icon: 'layers',
      words: 'Share',
      name: `Share ${name} with other pages`,
      why: edits.unshared(index),
      act: () => edits.share(index),
    },
    isHiddenBlock(block)
      ? { icon: 'eye', words: 'Show', name: `Show ${name}`, why: undefined, act: () => edits.hide(index) }
      : {
          icon: 'eye-off',
          words: 'Hide',
          name: `Hide ${name}`,
          why: edits.alwaysShown(index),
          act: () => edits.hide(index),
        },
    {
      icon: 'trash-2',
      words: 'Delete',
      name: `Delete ${name}`,
      why: kept(index),
      act: () => choose(edits.remove(index)),
    },
  ];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const end = event.key === 'Home' ? 0 : event.key === 'End' ? tools.length - 1 : undefined;
    if (by === 0 && end === undefined) return;
    event.preventDefault();
    const next = end ?? (stop + by + tools.length) % tools.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div
        ref={bar}
        className={className}
        role="toolbar"
        aria-label={`Block ${name}`}
        data-typing={isTyping || undefined}
        data-away={isAway || undefined}
        {...{ style, onKeyDown }}
      >
        {isAtBlock && <span className="block-bar-name">{name}</span>}
        {tools.map(({ icon, words, name, why, act }, tool) => (
          <ToolButton
            // The tools are always the same, and one that says something else keeps the focus.
            // biome-ignore lint/suspicious/noArrayIndexKey: so the place is the tool
            key={tool}
            {...{ icon, name }}
            {...(!isAtBlock && { words })}
            tabIndex={tool === stop ? 0 : -1}
            isOff={why !== undefined}
            whyOff={why}
            onPress={() => {
              setStop(tool);
              act();
            }}
            onPressOff={() => editor.refusePress(why ?? '')}
          />
        ))}
      </div>
      {isCopying && <CopyToPage {...{ block, page }} close={() => setCopying(false)} />}
    </>
  );
}
