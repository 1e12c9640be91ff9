import { useEffect, useState } from 'react';
import type { Place } from '../../../site/json/place';
import { findBoxes } from './find-boxes';
import type { PageOnScreen } from './place-at';
import type { ProbeMap } from './probe-map';

export interface BoxMark {
  /** `around` is the block under the pointer, `block` that of what is chosen. */
  kind: 'selected' | 'hovered' | 'error' | 'around' | 'block' | 'hidden';
  place: Place;
  label: string;
  /** Of a template: it is the same on other pages. */
  isCommon: boolean;
}

export interface MarkedBox extends Pick<BoxMark, 'kind' | 'label' | 'isCommon'> {
  key: string;
  /** In pixels of the page, from the corner of the frame's window. */
  left: number;
  top: number;
  width: number;
  height: number;
}

type Finder = (mark: BoxMark) => readonly (() => DOMRect | undefined)[];

/** Looks for the boxes of a place only when the page has another structure. */
function boxFinder(screen: PageOnScreen): Finder {
  const found = new Map<string, ReturnType<Finder>>();
  return ({ place }) => {
    const key = `${place.file}#${place.pointer}`;
    const boxes = found.get(key) ?? findBoxes(screen, place);
    found.set(key, boxes);
    return boxes;
  };
}

/**
 * Where the marked places are seen. They are measured in every frame while something is marked: what moves them may be
 * scrolling, a carousel, an opened answer, a loaded picture or a new size.
 */
export function useBoxes(
  marks: readonly BoxMark[],
  screen: () => PageOnScreen | undefined,
  onMeasured: (boxes: readonly MarkedBox[]) => void,
): readonly MarkedBox[] {
  const [boxes, setBoxes] = useState<readonly MarkedBox[]>([]);
  useEffect(() => {
    let last = '';
    let known: { map: ProbeMap; main: Element; find: Finder } | undefined;
    const measure = () => {
      const now = marks.length > 0 ? screen() : undefined;
      if (now && (known?.map !== now.map || known.main !== now.main))
        known = { map: now.map, main: now.main, find: boxFinder(now) };
      const find = now && known?.find;
      const measured = find ? marks.flatMap((mark, index) => boxesOf(mark, `${index}`, find)) : [];
      onMeasured(measured);
      const text = JSON.stringify(measured);
      if (text !== last) setBoxes(measured);
      last = text;
    };
    const tick = () => {
      measure();
      if (marks.length > 0) frame = requestAnimationFrame(tick);
    };
    let frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [marks, screen, onMeasured]);
  return boxes;
}

function boxesOf(mark: BoxMark, name: string, find: Finder): MarkedBox[] {
  return find(mark).flatMap((measure, index) => {
    const box = measure();
    if (!box) return [];
    const { left, top, width, height } = box;
    const { kind, label, isCommon } = mark;
    return [{ kind, label, isCommon, key: `${name} ${index}`, left, top, width, height }];
  });
}
