interface EmbedProps {
  src: string;
  title: string;
  allow?: string;
}

/** The frame replaces the pressed link, so it gets the link's focus. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

/** A frame with a page of another host. Without a referrer the video player does not play. */
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
