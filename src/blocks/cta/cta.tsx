import { ActionRow } from '../action-link';
import type { BlockProps } from '../block-props';
import { Section } from '../section';
import { Static } from '../static';

export function Cta({ block }: BlockProps<'cta'>) {
  const backdrop = block.image && (
    <div className="cta-art">
      <Static id={block.image} use="call" />
    </div>
  );
  return (
    <Section block={block} className="cta blue" frame="cta-frame" backdrop={backdrop}>
      <h2 className="d2">{block.heading}</h2>
      {block.text && <p className="lead">{block.text}</p>}
      <ActionRow actions={block.actions} first="white" others="outline" />
    </Section>
  );
}
