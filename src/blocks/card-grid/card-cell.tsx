import type { View } from '../../site/resolve/view';
import type { Card } from '../../site/schema/types.gen';
import { Icon } from '../../ui/icon';
import { IconPlate } from '../../ui/icon-plate';
import * as shapes from '../../ui/icon-shapes';
import { Static } from '../../ui/static';
import type { CellSpan } from './grid-shape';

interface CardCellProps {
  card: View<Card>;
  color: 'blue' | 'teal';
  heading: 'h2' | 'h3';
  span: CellSpan | undefined;
}

export function CardCell({ card, color, heading: Heading, span }: CardCellProps) {
  const look = card.image ? 'cell-art' : 'cell-feature';
  return (
    <li
      className={['cell', look, span && `cell-${span}`, card.href && 'cell-link'].filter(Boolean).join(' ')}
    >
      <div className="cell-body">
        {card.image ? (
          <Static id={card.image} use="cell" />
        ) : (
          card.icon && <IconPlate id={card.icon} color={color} />
        )}
        <div className="cell-text">
          <Heading className={card.image ? 'h3' : 'h4'}>
            {card.href ? <a href={card.href}>{card.title}</a> : card.title}
          </Heading>
          {card.text && <p>{card.text}</p>}
        </div>
      </div>
      {card.href && <Icon shape={shapes.arrowUpRight} className="cell-arrow" />}
    </li>
  );
}
