import { useEffect, useRef, useState } from 'react';

interface StillPageProps {
  address: string;
  title: string;
  /** The width of the page's window, in pixels. */
  width: number;
  /** How wide it may be. */
  room: number;
  isDark: boolean;
}

/** A page that does nothing: without scripts, focus or clicks, and as high as it is. */
export function StillPage({ address, title, width, room, isDark }: StillPageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(address);
  const [first] = useState(address);
  const [height, setHeight] = useState(900);
  useEffect(() => {
    // Another `src` would be a step for the browser's Back.
    if (shown.current !== address) frame.current?.contentWindow?.location.replace(address);
    shown.current = address;
  }, [address]);
  const [loads, setLoads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width has another height
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (!root || loads === 0) return;
    root.dataset.theme = isDark ? 'dark' : 'light';
    // It is as high as it is: a second bar would move nothing.
    root.style.overflow = 'hidden';
    setHeight(Math.max(600, root.querySelector('body')?.scrollHeight ?? 0));
  }, [loads, isDark, width]);
  const scale = Math.min(1, room / width);
  return (
    <div className="still-page" style={{ inlineSize: width * scale, blockSize: height * scale }}>
      {room > 0 && (
        <iframe
          ref={frame}
          src={first}
          title={title}
          // Without scripts it stays as the server drew it.
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={() => setLoads((last) => last + 1)}
        />
      )}
    </div>
  );
}
