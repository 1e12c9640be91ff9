import type { View } from '../../site/resolve/view';
import type { Pin } from '../../site/schema/types.gen';
import { keyed } from '../../ui/keyed';

/** The links on the drawing. */
export function Pins({ pins }: { pins: readonly View<Pin>[] }) {
  return (
    <ul className="pins">
      {keyed(pins).map(({ key, item: { label, href, place, jacket } }) => (
        <li key={key} className={`pin-${place} j-${jacket}`}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
