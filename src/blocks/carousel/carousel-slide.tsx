import type { View } from '../../site/resolve/view';
import type { Slide } from '../../site/schema/types.gen';
import { Icon } from '../../ui/icon';
import * as shapes from '../../ui/icon-shapes';
import { Static } from '../../ui/static';

interface CarouselSlideProps {
  card: View<Slide>;
  /** What it is, and its name. */
  role: string;
  name: string;
  linkText: string | undefined;
  /** True for a slide out of view, which neither keyboard nor screen readers should reach. */
  inert: boolean;
}

export function CarouselSlide({ card, role, name, linkText, inert }: CarouselSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no HTML element is a slide
    <div className="slide" role="group" aria-roledescription={role} aria-label={name} inert={inert}>
      <Static id={card.image} use="card" />
      <div className="slide-text">
        <h3 className="h3">{card.href ? <a href={card.href}>{card.title}</a> : card.title}</h3>
        {card.text && <p>{card.text}</p>}
        {card.href && linkText && (
          // The title is the link. This text only makes it visible.
          <span className="text-link" aria-hidden="true">
            {linkText} <Icon shape={shapes.arrowRight} className="arrow" />
          </span>
        )}
      </div>
    </div>
  );
}
