import type { BlockProps } from '../../ui/block-props';
import { LogoList } from '../../ui/logo';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
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
