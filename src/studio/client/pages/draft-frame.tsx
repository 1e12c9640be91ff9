import { useRef } from 'react';
import { StillPage } from '../parts/still-page';
import { useSize } from '../parts/use-size';
import { useView } from '../parts/use-view';
import type { Start } from './start-list';

interface DraftProps {
  path: string;
  title: string;
  name: string;
  start: Start['command'];
}

/** The page as it would be, to look through from its first block to its last. */
export function DraftFrame({ path, title, name, start }: DraftProps) {
  const [{ theme }] = useView();
  const room = useRef<HTMLElement>(null);
  const size = useSize(room);
  return (
    <section
      ref={room}
      className="draft"
      aria-label="The page as it would be"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
      tabIndex={0}
    >
      <StillPage
        address={`/_edit/draft.html?${new URLSearchParams({ path, title, name, ...start })}`}
        title="The page as it would be"
        width={1280}
        room={size?.width ?? 0}
        isDark={theme === 'dark'}
      />
    </section>
  );
}
