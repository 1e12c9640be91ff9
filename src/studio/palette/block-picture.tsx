import { type SyntheticEvent, useState } from 'react';

/** In pixels: of the page that is drawn, and of its picture. */
const pageWidth = 1280;
const width = 292;
const mostHeight = 172;

/** A block as this site draws it, small. Nothing in it can be used. */
export function BlockPicture({ type }: { type: string }) {
  const [shown, setShown] = useState<{ top: number; height: number }>();
  const measure = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const main = currentTarget.contentDocument?.getElementById('root');
    if (!main) return;
    const { top, height } = main.getBoundingClientRect();
    setShown({ top, height });
  };
  const scale = width / pageWidth;
  const height = Math.min(mostHeight, (shown?.height ?? 0) * scale || mostHeight);
  return (
    <span className="block-picture" data-shown={shown !== undefined} aria-hidden="true">
      <span className="block-drawn" style={{ blockSize: height }}>
        <iframe
          title={type}
          src={`/_edit/block.html?type=${type}`}
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          onLoad={measure}
          style={{
            inlineSize: pageWidth,
            blockSize: (shown?.top ?? 0) + Math.max(shown?.height ?? 0, mostHeight / scale),
            transform: `scale(${scale}) translateY(${-(shown?.top ?? 0)}px)`,
          }}
        />
      </span>
    </span>
  );
}
