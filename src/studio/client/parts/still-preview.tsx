import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from '../model/editor';
import { StillPage } from './still-page';
import { useSize } from './use-size';

interface StillPreviewProps {
  name: string;
  /** That of the frame. */
  title: string;
  /** Which page, of which time. */
  query: string;
  /** What is said above it. */
  children: ReactNode;
}

/** A page of another time, in the place of the page of now. */
export function StillPreview(props: StillPreviewProps) {
  const [preview] = useState(() => document.querySelector('.preview'));
  return preview && createPortal(<Then {...props} />, preview);
}

function Then({ name, title, query, children }: StillPreviewProps) {
  const { history } = useEditor();
  /** The page of now has the width and the theme that were chosen. */
  const frame = useRef(document.querySelector<HTMLIFrameElement>('.preview-frame'));
  const now = useSize(frame);
  const room = useRef<HTMLElement>(null);
  const size = useSize(room);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="page-then" ref={room} tabIndex={0} aria-label={name}>
      <div className="page-then-words">{children}</div>
      {now && (
        <StillPage
          // After another step it is another page.
          address={`/_edit/still.html?${query}&now=${history.last?.time ?? ''}`}
          title={title}
          width={now.width}
          room={size?.width ?? 0}
          isDark={frame.current?.contentDocument?.documentElement.dataset.theme === 'dark'}
        />
      )}
    </section>
  );
}
