import type { BlockProps } from '../block-props';
import { keyed } from '../keyed';
import { Section } from '../section';
import { SectionHead } from '../section-head';
import { strings } from '../strings';
import { CarouselControls } from './carousel-controls';
import { CarouselSlide } from './carousel-slide';

/** A row that scrolls by hand, until a script moves it (WAI-ARIA's carousel pattern). */
export function Carousel({ block }: BlockProps<'carousel'>) {
  const count = block.cards.length;
  // A row without links can be reached and scrolled by keyboard only if it takes focus itself.
  const reachable = block.cards.some((card) => card.href !== undefined) ? undefined : 0;
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
      >
        {count > 1 && <CarouselControls count={count} />}
        <div className="carousel-window" tabIndex={reachable}>
          <div className="carousel-track">
            {keyed(block.cards).map(({ key, item: card }) => (
              <CarouselSlide
                key={key}
                card={card}
                name={strings.slideName(key + 1, count)}
                linkText={block.linkText}
              />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
