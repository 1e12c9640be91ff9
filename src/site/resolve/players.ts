import { openStreetMap, vimeoPlayer, vimeoVideo } from '../page/embeds';
import type { Words } from '../words/words';
import type { MapPlaceView, VideoView } from './view';

const usualZoom = 17;
/** How many tiles of the map a frame shows from left to right. Each zoom has twice as many around the world. */
const tilesAcross = 4;

/** The player of a video that is not on YouTube. It is asked not to follow its visitors (`dnt`). */
export function videoPlayer(video: string | undefined, { vimeoNotice }: Words): VideoView['player'] {
  const found = vimeoVideo(video);
  if (!found) return undefined;
  const { id, key } = found;
  return {
    src: `${vimeoPlayer}/video/${id}?${key === undefined ? '' : `h=${key}&`}dnt=1&autoplay=1`,
    href: `https://vimeo.com/${id}${key === undefined ? '' : `/${key}`}`,
    host: 'vimeo.com',
    notice: vimeoNotice,
  };
}

/** A map of a position comes from OpenStreetMap. */
export function mapPlayer(
  position: string | undefined,
  { openStreetMapNotice }: Words,
): MapPlaceView['player'] {
  if (position === undefined) return undefined;
  const [latitude = 0, longitude = 0, zoom = usualZoom] = position.split(',').map(Number);
  const half = (tilesAcross * 180) / 2 ** zoom;
  const rounded = (degrees: number) => degrees.toFixed(5);
  const box = [longitude - half, latitude - half / 4, longitude + half, latitude + half / 4].map(rounded);
  return {
    src: `${openStreetMap}/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    href: `${openStreetMap}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
    directions: `${openStreetMap}/directions?route=%3B${latitude}%2C${longitude}`,
    notice: openStreetMapNotice,
  };
}
