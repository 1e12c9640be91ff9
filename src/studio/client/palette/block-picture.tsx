import { useLayoutEffect, useRef } from 'react';
import type { DrawBlock } from './samples';

interface BlockPictureProps {
  type: string;
  /** Undefined while it is waited for. */
  draw: DrawBlock | undefined;
}

/** A block as this site draws it, small. Nothing in it can be used. */
export function BlockPicture({ type, draw }: BlockPictureProps) {
  const host = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (host.current) draw?.(host.current, type);
  }, [draw, type]);
  return (
    <span className="block-picture" data-shown={draw !== undefined} aria-hidden="true" inert>
      <span className="block-rendered" ref={host} />
    </span>
  );
}
