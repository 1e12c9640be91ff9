import type { View } from '../../site/resolve/view';
import type { Link } from '../../site/schema/types.gen';
import { Icon } from '../../ui/icon';
import * as shapes from '../../ui/icon-shapes';
import { keyed } from '../../ui/keyed';

const looks = [
  { scheme: 'mailto:', says: true, shape: shapes.mail },
  { scheme: 'tel:', says: true, shape: shapes.phone },
  { scheme: '', says: false, shape: shapes.arrowUpRight },
];

interface PersonLinksProps {
  links: readonly View<Link>[];
  name: string;
  /** Whether an icon that says what its link is for stands alone. */
  small: boolean;
}

/** Each with the person's name for those who hear it out of context. */
export function PersonLinks({ links, name, small }: PersonLinksProps) {
  return (
    <ul className="person-links">
      {keyed(links).map(({ key, item: { href, label } }) => {
        const look = looks.find(({ scheme }) => href.startsWith(scheme));
        return (
          <li key={key}>
            <a href={href}>
              <Icon shape={look?.shape ?? ''} />
              <span className={small && look?.says ? 'visually-hidden' : undefined}>{label}</span>
              <span className="visually-hidden"> {name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
