import type { ChromeView } from '../../../site/resolve/view';
import { Static } from '../../../ui/static';

/** The site's mark and name. */
export function Brand({ brand: { drawing, href } }: { brand: ChromeView['brand'] }) {
  return (
    <a className="brand" href={href}>
      <Static id={drawing} use="logo" />
    </a>
  );
}
