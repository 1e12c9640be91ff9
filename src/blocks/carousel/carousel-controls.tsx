import { MotionButton } from '../motion-button';
import { strings } from '../strings';

/** First in the tab order, below the slides to the eye; kept out of sight until a script moves the row. */
export function CarouselControls({ count }: { count: number }) {
  const positions = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="carousel-controls" hidden>
      <MotionButton pause={strings.pauseSlides} play={strings.playSlides} />
      <div className="carousel-dots">
        {positions.map((position) => (
          <button
            key={position}
            type="button"
            aria-label={strings.goToSlide(position, count)}
            aria-current={position === 1 ? 'true' : undefined}
          />
        ))}
      </div>
      <p className="carousel-status">{strings.slideStatus(1, count)}</p>
    </div>
  );
}
