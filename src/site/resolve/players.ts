import { vimeoPlayer, vimeoVideo } from '../page/embeds';
import type { Words } from '../words/words';
import type { VideoView } from './view';

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
