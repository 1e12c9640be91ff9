import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from '../model/editor';
import { StillPage } from '../parts/still-page';
import { useSize } from '../parts/use-size';

interface PageThenProps {
  /** How many steps are undone in it. */
  count: number;
  /** The time that it is of, in words. */
  words: string;
}

/** The open page as it was then, in the place of the page of now. */
export function PageThen(props: PageThenProps) {
  const [preview] = useState(() => document.querySelector('.preview'));
  return preview && createPortal(<Then {...props} />, preview);
}

/** In milliseconds without a key: to read the whole site of then takes a moment. */
const rest = 150;

function Then({ count, words }: PageThenProps) {
  const { page, history } = useEditor();
  /** The page of now has the width and the theme that were chosen. */
  const frame = useRef(document.querySelector<HTMLIFrameElement>('.preview-frame'));
  const now = useSize(frame);
  const room = useRef<HTMLElement>(null);
  const size = useSize(room);
  const [chosen, setChosen] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setChosen(count), rest);
    return () => clearTimeout(timer);
  }, [count]);
  if (!page) return null;
  // Another step is another page of then.
  const address = `/_edit/still.html?path=${encodeURIComponent(page.path)}&back=${chosen}&now=${history.last?.time ?? ''}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="page-then" ref={room} tabIndex={0} aria-label="The page of then">
      <p>{words}</p>
      {now && (
        <StillPage
          address={address}
          title={`${page.title}, then`}
          width={now.width}
          room={size?.width ?? 0}
          isDark={frame.current?.contentDocument?.documentElement.dataset.theme === 'dark'}
        />
      )}
    </section>
  );
}
