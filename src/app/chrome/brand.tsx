import { Static } from '../../blocks/static';
import type { ChromeView } from '../../site/view';

/** The site's mark and name. */
export function Brand({ brand: { drawing, href } }: { brand: ChromeView['brand'] }) {
  return (
    <a className="brand" href={href}>
      <Static id={drawing} use="logo" />
    </a>
  );
}
