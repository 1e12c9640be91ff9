import { ActionLink } from '../../ui/action-link';
import type { BlockProps } from '../../ui/block-props';
import { Section } from '../../ui/section';
import { Static } from '../../ui/static';

/** The drawing moves by 500 px while the banner crosses the window: docs/product.md, parallax strength. */
export function Parallax({ block }: BlockProps<'parallax'>) {
  const dark = block.look === 'dark';
  const backdrop = (
    <>
      {block.image && (
        <div className="parallax-layer">
          <Static id={block.image} use="banner" />
        </div>
      )}
      <div className="parallax-veil" />
    </>
  );
  return (
    <Section
      block={block}
      className={dark ? 'parallax parallax-dark ink' : 'parallax parallax-pale'}
      frame="parallax-frame"
      backdrop={backdrop}
    >
      <div className="parallax-copy">
        <h2 className="d1">{block.heading}</h2>
        {block.text && <p className="lead">{block.text}</p>}
      </div>
      {block.action && <ActionLink action={block.action} look={dark ? 'white' : 'primary'} />}
    </Section>
  );
}
