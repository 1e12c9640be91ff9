import type { BlockProps } from '../block-props';
import { LogoList } from '../logo';
import { Section } from '../section';
import { SectionHead } from '../section-head';
import { Marquee } from './marquee';

export function Logos({ block }: BlockProps<'logos'>) {
  if (block.layout !== 'grid') return <Marquee block={block} />;
  return (
    <Section block={block} className="logos">
      <SectionHead heading={block.heading} />
      <LogoList logos={block.logos} className="logo-grid" />
    </Section>
  );
}
