import { fillIn } from '../../site/words/words';
import type { Motion } from '../../ui/hooks/use-auto-motion';
import { MotionButton } from '../../ui/motion-button';
import { useWords } from '../../ui/words';
import type { MovingRow } from './moving-row';

interface CarouselControlsProps {
  count: number;
  row: MovingRow | undefined;
  motion: Motion;
}

/** First in the tab order, but shown below the slides. Hidden until a script moves the row. */
export function CarouselControls({ count, row, motion }: CarouselControlsProps) {
  const words = useWords();
  const { wanted, playing, choose } = motion;
  const selected = row?.selected ?? 0;
  const fill = playing ? 'running' : 'held';
  return (
    <div className="carousel-controls" hidden={!row}>
      <MotionButton motion={motion} pause={words.pauseSlides} play={words.playSlides} />
      <div className="carousel-dots" data-fill={row && wanted ? fill : undefined}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot has no other identity
            key={index}
            type="button"
            aria-label={fillIn(words.goToSlide, { position: index + 1, count })}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => {
              choose(false);
              row?.goTo(index);
            }}
          >
            <span />
          </button>
        ))}
      </div>
      <p className="carousel-status" aria-live={wanted ? 'off' : 'polite'}>
        {fillIn(words.slideStatus, { position: selected + 1, count })}
      </p>
    </div>
  );
}
