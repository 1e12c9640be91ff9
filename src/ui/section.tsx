import type { ReactNode } from 'react';
import type { BlockView } from '../site/resolve/view';
import type { Tone } from '../site/schema/types.gen';
import { Static } from './static';
import { toneClass } from './tones';

interface SectionProps {
  block: BlockView;
  className?: string;
  /** The ground of a block that names none. */
  tone?: Tone;
  /** The class of the frame, the centered column between the page's two vertical lines. */
  frame?: string;
  /** Behind the frame; may extend to the edges of the window. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** The outer element of every block. */
export function Section({ block, className, tone = 'light', frame, backdrop, children }: SectionProps) {
  const shown = ('tone' in block && block.tone) || tone;
  const picture = shown === 'picture' && 'backdrop' in block && block.backdrop;
  const classes = `section${className ? ` ${className}` : ''}${toneClass(shown)}`;
  return (
    <section id={block.id} data-block={block.type} className={classes}>
      {picture && (
        <div className="section-picture">
          <Static id={picture} use="banner" />
        </div>
      )}
      {backdrop}
      <div className={frame ? `frame ${frame}` : 'frame'}>{children}</div>
    </section>
  );
}
