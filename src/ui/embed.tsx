interface EmbedProps {
  src: string;
  title: string;
  allow?: string;
}

/** The link that was pressed is gone, so the focus goes to what came in its place. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

/** A frame of another host. Without a referrer the video player refuses to play. */
export function Embed({ src, title, allow = 'fullscreen' }: EmbedProps) {
  return (
    <iframe
      ref={takeFocus}
      src={src}
      title={title}
      allow={allow}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
