import type { BlockProps } from '../block-props';
import { Section } from '../section';
import { Static } from '../static';
import { strings } from '../strings';

const maps = 'https://www.google.com/maps';

/** `Map` is a name of the language. */
export function OfficeMap({ block }: BlockProps<'map'>) {
  const place = encodeURIComponent(block.place);
  return (
    <Section block={block} className="map" frame="map-frame">
      {block.image && <Static id={block.image} use="map" />}
      <div className="map-card">
        <h2 className="h3">{block.heading}</h2>
        {block.text && <p>{block.text}</p>}
        <p className="small-print">{strings.mapNotice}</p>
        <div className="actions">
          <a
            className="button button-primary button-small"
            href={`${maps}/search/?api=1&query=${place}`}
            data-map={block.place}
          >
            {strings.loadMap}
          </a>
          <a
            className="button button-secondary button-small"
            href={`${maps}/dir/?api=1&destination=${place}`}
          >
            {strings.directions}
          </a>
        </div>
      </div>
    </Section>
  );
}
