import { useEffect, useState } from 'react';
import { type Box, scaledBox } from './bar-place';
import { textBoxes } from './dom';
import type { PageOnScreen } from './place-at';
import type { MarkedBox } from './use-boxes';

/** To look for all texts of a page at each key would make the key late. */
const rest = 100;

/** Where texts are seen, which nothing of the studio is to cover, once what is marked rests. */
export function useTexts(
  screen: () => PageOnScreen | undefined,
  boxes: readonly MarkedBox[],
  scale: number,
): readonly Box[] {
  const [texts, setTexts] = useState<readonly Box[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts move with what is marked
  useEffect(() => {
    const timer = setTimeout(() => setTexts(textsOnScreen(screen()?.main, scale)), rest);
    return () => clearTimeout(timer);
  }, [boxes, screen, scale]);
  return texts;
}

const textsOnScreen = (main: Element | undefined, scale: number): Box[] =>
  main
    ? textBoxes(main, ({ top, bottom }) => bottom > 0 && top * scale < innerHeight).map((box) =>
        scaledBox(box, scale),
      )
    : [];
