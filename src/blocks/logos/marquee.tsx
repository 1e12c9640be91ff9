import { useRef } from 'react';
import type { BlockViews } from '../../site/resolve/view';
import { useAutoMotion } from '../../ui/hooks/use-auto-motion';
import { LogoList } from '../../ui/logo';
import { MotionButton } from '../../ui/motion-button';
import { Section } from '../../ui/section';
import { useWords } from '../../ui/words';
import { useEndlessRow } from './use-endless-row';

/** A row of logos that moves. Without a script, and with reduced motion, it does not move, and wraps. */
export function Marquee({ block }: { block: BlockViews['logos'] }) {
  const { pauseLogos, playLogos } = useWords();
  const view = useRef<HTMLDivElement>(null);
  const motion = useAutoMotion(view);
  const ready = useEndlessRow(view, block.logos, motion.reduced === false);
  const run = motion.playing ? 'running' : 'held';
  return (
    <Section block={block} className="logos" frame="marquee">
      <div className="marquee-label">
        <h2>{block.heading}</h2>
        <MotionButton motion={motion} hidden={!ready} pause={pauseLogos} play={playLogos} />
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
