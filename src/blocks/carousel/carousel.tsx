import { useRef, useState } from 'react';
import { fillIn } from '../../site/words/words';
import type { BlockProps } from '../../ui/block-props';
import { isKeyboardFocus, useAutoMotion } from '../../ui/hooks/use-auto-motion';
import { useMedia } from '../../ui/hooks/use-media';
import { useOnScreen } from '../../ui/hooks/use-on-screen';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { useWords } from '../../ui/words';
import { CarouselControls } from './carousel-controls';
import { CarouselSlide } from './carousel-slide';
import { isInView, type MovingRow } from './moving-row';
import { useEmblaRow } from './use-embla-row';

/** The script of a row loads when the row is this close to the screen. */
const near = '400px';

/** The number of cards side by side (docs/product.md, carousel cards). carousel.css repeats the widths. */
function useSlots(): number {
  const few = useMedia('(width <= 1200px)');
  const one = useMedia('(width <= 768px)');
  if (one) return 1;
  return few ? 2 : 3;
}

/** A row that visitors scroll, until a script moves it (WAI-ARIA's carousel pattern). */
export function Carousel({ block }: BlockProps<'carousel' | 'related'>) {
  const count = block.cards.length;
  // Without links in it, a row can be scrolled by keyboard only if it is focusable.
  const reachable = block.cards.some((card) => card.href) ? undefined : 0;
  const view = useRef<HTMLDivElement>(null);
  const motion = useAutoMotion(view);
  const slots = useSlots();
  const movable = count > slots;
  const EmblaRow = useEmblaRow(useOnScreen(view, near) && movable);
  const words = useWords();
  const [row, setRow] = useState<MovingRow>();
  return (
    <Section block={block} className="carousel">
      <SectionHead heading={block.heading} lead={block.lead} />
      {/* biome-ignore lint/a11y/useSemanticElements: no HTML element is a carousel */}
      <div
        className="carousel-body"
        role="group"
        aria-roledescription={words.carousel}
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
                role={words.slide}
                name={fillIn(words.slideName, { position: key + 1, count })}
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
