import type { BlockProps } from '../../ui/block-props';
import { Embed } from '../../ui/embed';
import { useFacade } from '../../ui/hooks/use-facade';
import { Section } from '../../ui/section';
import { Static } from '../../ui/static';
import { useWords } from '../../ui/words';

const maps = 'https://www.google.com/maps';

/** `Map` is a built-in class of JavaScript. */
export function OfficeMap({ block }: BlockProps<'map'>) {
  const { asked, ask } = useFacade();
  const words = useWords();
  const { player } = block;
  const place = encodeURIComponent(block.place);
  return (
    <Section block={block} className="map" frame="map-frame">
      {block.image && <Static id={block.image} use="map" />}
      {asked && <Embed src={player?.src ?? `${maps}?q=${place}&output=embed`} title={block.heading} />}
      <div className="map-card">
        <h2 className="h3">{block.heading}</h2>
        {block.text && <p>{block.text}</p>}
        {!asked && <p className="small-print">{player?.notice ?? words.mapNotice}</p>}
        <div className="actions">
          {!asked && (
            <a
              className="button button-primary button-small"
              href={player?.href ?? `${maps}/search/?api=1&query=${place}`}
              data-map={block.place}
              onClick={ask}
            >
              {words.loadMap}
            </a>
          )}
          <a
            className="button button-secondary button-small"
            href={player?.directions ?? `${maps}/dir/?api=1&destination=${place}`}
          >
            {words.directions}
          </a>
        </div>
      </div>
    </Section>
  );
}
