import { type ReactNode, useEffect, useRef, useState } from 'react';
import { valueAt } from '../../../site/json/value-at';
import type { PageEntry } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { blockAround, isWithin } from '../model/places';
import { type Size, useSize } from '../parts/use-size';
import { type Box, barPlace, scaledBox } from './bar-place';
import { BlockTools } from './block-tools';
import type { MarkedBox } from './use-boxes';

interface BlockBarProps {
  boxes: readonly MarkedBox[];
  scale: number;
  size: Size;
  /** What is not to be covered. */
  taken: readonly Box[];
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

function Bar({ boxes, scale, size, taken, page, ends, block, index }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(bar) ?? { width: 280, height: 40 };
  const isTyping = useTyping();
  // The ring of a whole block is around all places at its edges.
  const rings = boxes
    .filter(({ kind }) => kind === 'selected')
    .map((box) => scaledBox(box, scale))
    .filter((ring) => ring.height < ends.height);
  return (
    <BlockTools
      className="block-bar"
      isAtBlock
      isAway={ends.top > size.height || ends.top + ends.height < 0}
      style={barPlace({ block: ends, window: size, bar: { width, height }, taken: [...taken, ...rings] })}
      {...{ page, block, index, isTyping, bar }}
    />
  );
}
