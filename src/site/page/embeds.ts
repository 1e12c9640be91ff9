/** Hosts of frames that only some sites need. The policy of every site allows the usual ones. */
export const vimeoPlayer = 'https://player.vimeo.com';
export const openStreetMap = 'https://www.openstreetmap.org';

const vimeo = /^vimeo\/(\d+)(?:\/(\w+))?$/;

/** The number of a video on Vimeo, and the key of one that only its address shows. */
export function vimeoVideo(video = ''): { id: string; key?: string } | undefined {
  const [, id, key] = vimeo.exec(video) ?? [];
  if (id === undefined) return undefined;
  return key === undefined ? { id } : { id, key };
}
