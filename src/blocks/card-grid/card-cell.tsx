import type { View } from '../../site/resolve/view';
import type { Card } from '../../site/schema/types.gen';
import { Icon } from '../../ui/icon';
import { IconPlate } from '../../ui/icon-plate';
import * as shapes from '../../ui/icon-shapes';
import { Static } from '../../ui/static';

interface CardCellProps {
  card: View<Card>;
  color: 'blue' | 'teal';
  wide: boolean;
}

export function CardCell({ card, color, wide }: CardCellProps) {
  const look = card.image ? 'cell-art' : 'cell-feature';
  return (
    <li className={['cell', look, wide && 'cell-wide', card.href && 'cell-link'].filter(Boolean).join(' ')}>
      <div className="cell-body">
        {card.image ? (
          <Static id={card.image} use="cell" />
        ) : (
          card.icon && <IconPlate id={card.icon} color={color} />
        )}
        <div className="cell-text">
          <h3 className={card.image ? 'h3' : 'h4'}>
            {card.href ? <a href={card.href}>{card.title}</a> : card.title}
          </h3>
          {card.text && <p>{card.text}</p>}
        </div>
      </div>
      {card.href && <Icon shape={shapes.arrowUpRight} className="cell-arrow" />}
    </li>
  );
}
