import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { valueAt } from '../../../site/json/value-at';
import type { PageEntry } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { blockAround, isWithin } from '../model/places';
import { blockEdits, nameOf } from '../outline/block-edits';
import { CopyToPage } from '../outline/copy-to-page';
import { ToolButton } from '../parts/tool-button';
import { type Size, useSize } from '../parts/use-size';
import { type Box, barPlace } from './bar-place';
import { textBoxes } from './dom';
import type { PageOnScreen } from './place-at';
import type { MarkedBox } from './use-boxes';

interface BlockBarProps {
  boxes: readonly MarkedBox[];
  scale: number;
  size: Size;
  screen(): PageOnScreen | undefined;
}

/** What can be done with the chosen block, at its edge on the page. */
export function BlockBar(props: BlockBarProps): ReactNode {
  const editor = useEditor();
  const { page, selected } = editor;
  const ends = useLastEnds(props.boxes, props.scale);
  const around = blockAround(selected);
  const block =
    page && around && isWithin(around, page) && valueAt(editor.valueOf(page.file), around.pointer);
  if (!ends || !block) return null;
  return <Bar {...props} {...{ page, ends, block }} index={around.index} />;
}

/** In milliseconds: how long after the last key somebody still types. */
const pause = 1500;

function useTyping(): boolean {
  const { onChange } = useEditor();
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onChange((_, { op }) => {
      if (op !== 'set') return;
      setTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), pause);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [onChange]);
  return isTyping;
}

/** Where the block is seen. While the page is rendered again, it is where it was. */
function useLastEnds(boxes: readonly MarkedBox[], scale: number): Pick<Box, 'top' | 'height'> | undefined {
  const tops = boxes.filter(({ kind }) => kind === 'block');
  const top = Math.min(...tops.map((box) => box.top)) * scale;
  const height = Math.max(...tops.map((box) => box.top + box.height)) * scale - top;
  const [last, setLast] = useState<{ top: number; height: number }>();
  if (tops.length > 0 && (top !== last?.top || height !== last.height)) setLast({ top, height });
  return last;
}

interface BarProps extends BlockBarProps {
  page: PageEntry;
  ends: Pick<Box, 'top' | 'height'>;
  block: unknown;
  index: number;
}

function Bar({ boxes, scale, size, screen, page, ends, block, index }: BarProps) {
  const editor = useEditor();
  const edits = blockEdits(editor, page);
  const { fixed, kept, refused, placeOf } = edits;
  const name = nameOf(block);
  const bar = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(bar) ?? { width: 280, height: 40 };
  const [stop, setStop] = useState(0);
  const [isCopying, setCopying] = useState(false);
  const isTyping = useTyping();

  /** The block of an index is the chosen one then, and the focus stays in the bar. */
  const choose = (next: number | undefined) => {
    if (next !== undefined) editor.reveal(placeOf(next), false);
  };
  const tools = [
    {
      icon: 'arrow-up',
      name: `Move ${name} up`,
      why: fixed(index, -1),
      act: () => choose(edits.move(index, index - 1)),
    },
    {
      icon: 'arrow-down',
      name: `Move ${name} down`,
      why: fixed(index, 1),
      act: () => choose(edits.move(index, index + 1)),
    },
    {
      icon: 'copy',
      name: `Duplicate ${name}`,
      why: refused([block]),
      act: () => choose(edits.insert(index + 1, [block], 'Duplicate')),
    },
    { icon: 'file-plus', name: `Copy ${name} to a page…`, why: undefined, act: () => setCopying(true) },
    { icon: 'trash-2', name: `Delete ${name}`, why: kept(index), act: () => choose(edits.remove(index)) },
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
  const main = screen()?.main;
  const isNear = ({ top, bottom }: DOMRect) =>
    [ends.top, ends.top + ends.height].some(
      (edge) => top * scale < edge + height && bottom * scale > edge - height,
    );
  const taken = [
    ...(main ? textBoxes(main, isNear) : []),
    ...boxes.filter(({ kind }) => kind === 'selected'),
  ].map((box) => ({
    left: box.left * scale,
    top: box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  }));
  const place = barPlace({ block: ends, window: size, bar: { width, height }, taken });
  const isAway = ends.top > size.height || ends.top + ends.height < 0;
  return (
    <>
      <div
        ref={bar}
        className="block-bar"
        role="toolbar"
        aria-label={`Block ${name}`}
        data-typing={isTyping || undefined}
        data-away={isAway || undefined}
        style={place}
        {...{ onKeyDown }}
      >
        <span className="block-bar-name">{name}</span>
        {tools.map(({ icon, name, why, act }, tool) => (
          <ToolButton
            key={icon}
            {...{ icon, name }}
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
