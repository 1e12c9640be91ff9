import type { Pin } from '../../site/types.gen';
import type { View } from '../../site/view';
import { keyed } from '../keyed';

/** Links on the drawing. */
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
