import type { ReactNode } from 'react';
import type { BlockView } from '../site/resolve/view';

interface SectionProps {
  block: BlockView;
  className?: string;
  /** The class of the frame, the centered column between the page's two vertical lines. */
  frame?: string;
  /** Behind the frame; may extend to the edges of the window. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** The outer element of every block. */
export function Section({ block, className, frame, backdrop, children }: SectionProps) {
  return (
    <section id={block.id} data-block={block.type} className={className ? `section ${className}` : 'section'}>
      {backdrop}
      <div className={frame ? `frame ${frame}` : 'frame'}>{children}</div>
    </section>
  );
}
