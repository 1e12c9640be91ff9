import { ActionRow } from '../../ui/action-link';
import type { BlockProps } from '../../ui/block-props';
import { Section } from '../../ui/section';
import { Static } from '../../ui/static';

export function Cta({ block }: BlockProps<'cta'>) {
  const backdrop = block.image && (
    <div className="cta-art">
      <Static id={block.image} use="call" />
    </div>
  );
  return (
    <Section block={block} className="cta" frame="cta-frame" backdrop={backdrop}>
      <h2 className="d2">{block.heading}</h2>
      {block.text && <p className="lead">{block.text}</p>}
      <ActionRow actions={block.actions} first="white" others="outline" />
    </Section>
  );
}
