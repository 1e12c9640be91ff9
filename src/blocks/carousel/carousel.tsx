import { useRef, useState } from 'react';
import { isKeyboardFocus, useAutoMotion } from '../../ui/hooks/use-auto-motion';
import { useOnScreen } from '../../ui/hooks/use-on-screen';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import * as strings from '../../ui/strings';
import type { BlockProps } from '../block-props';
import { CarouselControls } from './carousel-controls';
import { CarouselSlide } from './carousel-slide';
import { isInView, type MovingRow } from './moving-row';
import { useEmblaRow } from './use-embla-row';
import { useSlots } from './use-slots';

/** How far from the screen a row begins to wait for its script. */
const near = '400px';

/** A row that scrolls by hand, until a script moves it (WAI-ARIA's carousel pattern). */
export function Carousel({ block }: BlockProps<'carousel' | 'related'>) {
  const count = block.cards.length;
  // A row without links can be reached and scrolled by keyboard only if it takes focus itself.
  const reachable = block.cards.some((card) => card.href !== undefined) ? undefined : 0;
  const view = useRef<HTMLDivElement>(null);
  const motion = useAutoMotion(view);
  const slots = useSlots();
  const movable = count > slots;
  const EmblaRow = useEmblaRow(useOnScreen(view, near) && movable);
  const [row, setRow] = useState<MovingRow>();
  return (
    <Section block={block} className="carousel">
      <SectionHead heading={block.heading} lead={block.lead} />
      {/* biome-ignore lint/a11y/useSemanticElements: no element means a carousel */}
      <div
        className="carousel-body"
        role="group"
        aria-roledescription={strings.carousel}
        aria-label={block.heading}
        data-count={Math.min(count, 4)}
        {...motion.hover}
        onFocus={(event) => {
          if (isKeyboardFocus(event)) motion.choose(false);
        }}
      >
        {count > 1 && <CarouselControls count={count} row={row} motion={motion} />}
        {EmblaRow && movable && <EmblaRow view={view} motion={motion} onChange={setRow} />}
        <div className="carousel-window" ref={view} tabIndex={row ? undefined : reachable}>
          <div className="carousel-track">
            {keyed(block.cards).map(({ key, item: card }) => (
              <CarouselSlide
                key={key}
                card={card}
                name={strings.slideName(key + 1, count)}
                linkText={block.linkText}
                inert={row !== undefined && !isInView(key, row.selected, slots, count)}
              />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
