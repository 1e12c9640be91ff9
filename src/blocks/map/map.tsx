import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { MapPlace } from './map-place';

/** `Map` is a built-in class of JavaScript. */
export function OfficeMap({ block }: BlockProps<'map'>) {
  const { others = [] } = block;
  return (
    <Section block={block} className="map" frame="map-places">
      {keyed([block, ...others]).map(({ key, item }) => (
        <MapPlace key={key} place={item} />
      ))}
    </Section>
  );
}
