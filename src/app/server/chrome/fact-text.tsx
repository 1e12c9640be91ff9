import type { View } from '../../../site/resolve/view';
import type { Fact } from '../../../site/schema/types.gen';
import { Static } from '../../../ui/static';

/** An icon with a few words, which may be a link. */
export function FactText({ fact: { icon, text, href } }: { fact: View<Fact> }) {
  const shown = (
    <>
      {icon && <Static id={icon} use="icon" />}
      <span>{text}</span>
    </>
  );
  return href === undefined ? (
    <span className="fact">{shown}</span>
  ) : (
    <a className="fact" href={href}>
      {shown}
    </a>
  );
}
