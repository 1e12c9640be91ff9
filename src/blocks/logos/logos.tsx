import type { BlockProps } from '../block-props';
import { LogoList } from '../logo';
import { MotionButton } from '../motion-button';
import { Section } from '../section';
import { SectionHead } from '../section-head';
import { strings } from '../strings';

export function Logos({ block }: BlockProps<'logos'>) {
  if (block.layout === 'grid') {
    return (
      <Section block={block} className="logos">
        <SectionHead heading={block.heading} />
        <LogoList logos={block.logos} className="logo-grid" />
      </Section>
    );
  }
  return (
    <Section block={block} className="logos" frame="marquee">
      <div className="marquee-label">
        <h2>{block.heading}</h2>
        <MotionButton pause={strings.pauseLogos} play={strings.playLogos} />
      </div>
      <div className="marquee-window">
        <LogoList logos={block.logos} className="marquee-row" />
      </div>
    </Section>
  );
}
