import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { MapPlace } from './map-place';

/** `Map` is a built-in class of JavaScript. */
export function OfficeMap({ block }: BlockProps<'map'>) {
  const { heading, name, others = [] } = block;
  const hasHead = name !== undefined && others.length > 0;
  const places = [hasHead ? { ...block, heading: name } : block, ...others];
  return (
    <Section block={block} className="map">
      {hasHead && <SectionHead heading={heading} />}
      <div className="map-places" data-headed={hasHead || undefined}>
        {keyed(places).map(({ key, item }) => (
          <MapPlace key={key} place={item} Heading={hasHead ? 'h3' : 'h2'} />
        ))}
      </div>
    </Section>
  );
}
