import { fillIn } from '../../site/words/words';
import type { BlockProps } from '../../ui/block-props';
import { Embed } from '../../ui/embed';
import { useFacade } from '../../ui/hooks/use-facade';
import { Icon } from '../../ui/icon';
import * as shapes from '../../ui/icon-shapes';
import { Section } from '../../ui/section';
import { Static } from '../../ui/static';
import { useWords } from '../../ui/words';

/** Keeps no cookies before the video plays. */
const host = 'youtube-nocookie.com';
const allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';

/** A link to the video's page: it works without a script, and nothing is requested from another host before a click. */
export function Video({ block }: BlockProps<'video'>) {
  const { asked, ask } = useFacade();
  const { player } = block;
  const words = useWords();
  const poster = block.image && <Static id={block.image} use="poster" />;
  return (
    <Section block={block} className="video" frame="video-frame">
      <div className="video-copy">
        <h2 className="h2">{block.heading}</h2>
        {block.text && <p className="lead">{block.text}</p>}
        {block.video && <p className="small-print">{player?.notice ?? words.videoNotice}</p>}
      </div>
      <div className="video-stage">
        {!block.video ? (
          <div className="player ink">
            {poster}
            <p className="player-soon">{words.videoSoon}</p>
          </div>
        ) : asked ? (
          <div className="player ink">
            <Embed
              src={player?.src ?? `https://www.${host}/embed/${block.video}?autoplay=1`}
              title={block.heading}
              allow={allow}
            />
          </div>
        ) : (
          <a
            className="player ink"
            href={player?.href ?? `https://www.youtube.com/watch?v=${block.video}`}
            data-video={block.video}
            onClick={ask}
          >
            {poster}
            <span className="player-button">
              <Icon shape={shapes.play} />
              <span>
                {words.playVideo}
                <span className="visually-hidden">: {block.heading}</span>
              </span>
            </span>
            <span className="player-host">{fillIn(words.videoHost, { host: player?.host ?? host })}</span>
          </a>
        )}
      </div>
    </Section>
  );
}
