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
  const look = card.image === undefined ? 'cell-feature' : 'cell-art';
  return (
    <li className={['cell', look, wide && 'cell-wide', card.href && 'cell-link'].filter(Boolean).join(' ')}>
      <div className="cell-body">
        {card.image !== undefined && <Static id={card.image} use="cell" />}
        {card.image === undefined && card.icon !== undefined && <IconPlate id={card.icon} color={color} />}
        <div className="cell-text">
          <h3 className={card.image === undefined ? 'h4' : 'h3'}>
            {card.href === undefined ? card.title : <a href={card.href}>{card.title}</a>}
          </h3>
          {card.text && <p>{card.text}</p>}
        </div>
      </div>
      {card.href !== undefined && <Icon shape={shapes.arrowUpRight} className="cell-arrow" />}
    </li>
  );
}
