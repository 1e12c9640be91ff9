import type { View } from '../../site/resolve/view';
import type { Link } from '../../site/schema/types.gen';
import { Icon } from '../../ui/icon';
import * as shapes from '../../ui/icon-shapes';
import { keyed } from '../../ui/keyed';

const looks = [
  { scheme: 'mailto:', className: 'person-icon', shape: shapes.mail },
  { scheme: 'tel:', className: 'person-icon', shape: shapes.phone },
  { scheme: '', className: 'person-page', shape: shapes.arrowUpRight },
];

/** Each with the person's name for those who hear it out of context. */
export function PersonLinks({ links, name }: { links: readonly View<Link>[]; name: string }) {
  return (
    <ul className="person-links">
      {keyed(links).map(({ key, item: { href, label } }) => {
        const look = looks.find(({ scheme }) => href.startsWith(scheme));
        return (
          <li key={key}>
            <a className={look?.className} href={href}>
              <Icon shape={look?.shape ?? ''} />
              <span className="person-label">{label}</span>
              <span className="visually-hidden"> {name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
