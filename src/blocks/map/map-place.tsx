import type { MapPlaceView } from '../../site/resolve/view';
import { Embed } from '../../ui/embed';
import { useFacade } from '../../ui/hooks/use-facade';
import { Static } from '../../ui/static';
import { useWords } from '../../ui/words';

const maps = 'https://www.google.com/maps';

interface MapPlaceProps {
  place: MapPlaceView;
  Heading: 'h2' | 'h3';
}

export function MapPlace({ place: { heading, text, place, image, player }, Heading }: MapPlaceProps) {
  const { asked, ask } = useFacade();
  const words = useWords();
  const query = encodeURIComponent(place);
  return (
    <div className="map-frame">
      {image && <Static id={image} use="map" />}
      {asked && <Embed src={player?.src ?? `${maps}?q=${query}&output=embed`} title={heading} />}
      <div className="map-card">
        <Heading className="h3">{heading}</Heading>
        {text && <p>{text}</p>}
        {!asked && <p className="small-print">{player?.notice ?? words.mapNotice}</p>}
        <div className="actions">
          {!asked && (
            <a
              className="button button-primary button-small"
              href={player?.href ?? `${maps}/search/?api=1&query=${query}`}
              data-map={place}
              onClick={ask}
            >
              {words.loadMap}
            </a>
          )}
          <a
            className="button button-secondary button-small"
            href={player?.directions ?? `${maps}/dir/?api=1&destination=${query}`}
          >
            {words.directions}
          </a>
        </div>
      </div>
    </div>
  );
}
