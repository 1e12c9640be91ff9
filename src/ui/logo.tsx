import type { LogoView } from '../site/resolve/view';
import { keyed } from './keyed';
import { Static } from './static';

/** A vendor's logo. Its drawing contains the name, so a link needs no other text. */
export function Logo({ logo: { drawing, href } }: { logo: LogoView }) {
  if (href === undefined) return <Static id={drawing} use="logo" className="logo" />;
  return (
    <a className="logo" href={href}>
      <Static id={drawing} use="logo" />
    </a>
  );
}

export function LogoList({ logos, className }: { logos: readonly LogoView[]; className: string }) {
  return (
    <ul className={className}>
      {keyed(logos).map(({ key, item }) => (
        <li key={key}>
          <Logo logo={item} />
        </li>
      ))}
    </ul>
  );
}
