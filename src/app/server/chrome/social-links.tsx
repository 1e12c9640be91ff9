import type { ChromeView } from '../../../site/resolve/view';
import { keyed } from '../../../ui/keyed';
import { Static } from '../../../ui/static';
import { networkNames } from './network-names';

export function SocialLinks({ links }: { links: ChromeView['social'] }) {
  if (links.length === 0) return null;
  return (
    <ul className="social">
      {keyed(links).map(({ key, item: { network, href, icon } }) => (
        <li key={key}>
          <a href={href}>
            <Static id={icon} use="social" />
            <span className="visually-hidden">{networkNames[network] ?? network}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
