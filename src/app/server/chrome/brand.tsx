import type { ChromeView } from '../../../site/resolve/view';
import { Static } from '../../../ui/static';

/** The site's logo and name, with a link to the home page. */
export function Brand({ brand: { drawing, href } }: { brand: ChromeView['brand'] }) {
  return (
    <a className="brand" href={href}>
      <Static id={drawing} use="logo" />
    </a>
  );
}
