import { ActionLink } from '../../ui/action-link';
import type { BlockProps } from '../../ui/block-props';
import { Icon } from '../../ui/icon';
import * as shapes from '../../ui/icon-shapes';
import { keyed } from '../../ui/keyed';
import { Rich } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { Static } from '../../ui/static';

/** Items open independently (docs/product.md, open questions), so `details` has no `name`. */
export function Faq({ block }: BlockProps<'faq'>) {
  return (
    <Section block={block} className="faq" frame="faq-frame">
      <div className="faq-copy">
        <h2 className="h2">{block.heading}</h2>
        {block.lead && <Rich text={block.lead} className="lead" />}
        {block.action && <ActionLink action={block.action} look="text" />}
        {block.image && <Static id={block.image} use="figure" />}
      </div>
      <div className="faq-items">
        {keyed(block.items).map(({ key, item }) => (
          <details key={key} open={key === 0}>
            <summary>
              {item.question}
              <Icon shape={shapes.plus} />
            </summary>
            <Rich text={item.answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}
