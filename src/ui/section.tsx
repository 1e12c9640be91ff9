import type { ReactNode } from 'react';
import type { BlockView } from '../site/resolve/view';

interface SectionProps {
  block: BlockView;
  className?: string;
  /** Class of the frame: the centered column between the page's two vertical lines. */
  frame?: string;
  /** Stands behind the frame and may reach the window's edges. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** The outer element that every block shares. */
export function Section({ block, className, frame, backdrop, children }: SectionProps) {
  return (
    <section id={block.id} data-block={block.type} className={className ? `section ${className}` : 'section'}>
      {backdrop}
      <div className={frame ? `frame ${frame}` : 'frame'}>{children}</div>
    </section>
  );
}
