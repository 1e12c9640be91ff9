import { useRef } from 'react';
import type { BlockViews } from '../../site/view';
import { LogoList } from '../logo';
import { MotionButton } from '../motion-button';
import { Section } from '../section';
import * as strings from '../strings';
import { useAutoMotion } from '../use-auto-motion';
import { useEndlessRow } from './use-endless-row';

/** A row of logos that runs by itself. Without a script, and under reduced motion, it stands still and wraps. */
export function Marquee({ block }: { block: BlockViews['logos'] }) {
  const view = useRef<HTMLDivElement>(null);
  const motion = useAutoMotion(view);
  const ready = useEndlessRow(view, block.logos, motion.reduced === false);
  const run = motion.playing ? 'running' : 'held';
  return (
    <Section block={block} className="logos" frame="marquee">
      <div className="marquee-label">
        <h2>{block.heading}</h2>
        <MotionButton motion={motion} hidden={!ready} pause={strings.pauseLogos} play={strings.playLogos} />
      </div>
      <div
        className="marquee-window"
        ref={view}
        data-run={ready ? run : undefined}
        {...motion.hover}
        {...motion.focus}
      >
        <LogoList logos={block.logos} className="marquee-row" />
      </div>
    </Section>
  );
}
