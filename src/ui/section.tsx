import type { ReactNode } from 'react';
import { isPhoto, toneOf } from '../site/page/tone-of';
import type { ListLinks as ListLinksView } from '../site/resolve/list-links';
import type { BlockView } from '../site/resolve/view';
import { ListLinks, TopicsContext } from './list-links';
import { Static } from './static';
import { toneClass } from './tones';

interface SectionProps {
  block: BlockView;
  className: string;
  /** The class of the frame, the centered column between the page's two vertical lines. */
  frame?: string;
  /** Behind the frame; may extend to the edges of the window. */
  backdrop?: ReactNode;
  children: ReactNode;
}

const noLinks: ListLinksView = {};

/** Of a block that shows rows of a collection. */
const listLinksOf = (block: BlockView & { listLinks?: ListLinksView }): ListLinksView =>
  block.listLinks ?? noLinks;

/** The outer element of every block. */
export function Section({ block, className, frame, backdrop, children }: SectionProps) {
  const tone = toneOf(block);
  const { topics, pages } = listLinksOf(block);
  return (
    <section id={block.id} data-block={block.type} className={`section ${className}${toneClass(tone)}`}>
      {tone === 'picture' && !isPhoto(block) && 'backdrop' in block && block.backdrop && (
        <div className="section-picture">
          <Static id={block.backdrop} use="banner" />
        </div>
      )}
      {backdrop}
      <div className={frame ? `frame ${frame}` : 'frame'}>
        <TopicsContext value={topics}>{children}</TopicsContext>
        {pages !== undefined && <ListLinks id={pages} />}
      </div>
    </section>
  );
}
