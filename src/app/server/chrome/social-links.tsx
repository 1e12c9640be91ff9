import type { ChromeView } from '../../../site/resolve/view';
import { keyed } from '../../../ui/keyed';
import { networkNames } from './network-names';

export function SocialLinks({ links }: { links: ChromeView['social'] }) {
  if (links.length === 0) return null;
  return (
    <ul className="social">
      {keyed(links).map(({ key, item: { network, href } }) => (
        <li key={key}>
          <a href={href}>
            <svg className="social-icon" aria-hidden="true">
              <use href={`#i-social-${network}`} />
            </svg>
            <span className="visually-hidden">{networkNames[network] ?? network}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
