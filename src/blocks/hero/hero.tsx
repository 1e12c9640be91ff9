import { useRef } from 'react';
import { isPhoto, toneOf } from '../../site/page/tone-of';
import { ActionRow } from '../../ui/action-link';
import type { BlockProps } from '../../ui/block-props';
import { useAutoMotion } from '../../ui/hooks/use-auto-motion';
import { Logo } from '../../ui/logo';
import { usePage } from '../../ui/page-context';
import { Rich } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { Static } from '../../ui/static';
import { HeroFoot } from './hero-foot';
import { Pins } from './pins';
import { Trail } from './trail';
import { TypedWord } from './typed-word';

/** The classes of the forms that are the same with and without a picture. */
const looks = { centered: 'hero-centered', photo: 'hero-photo', plain: 'hero-plain' };

export function Hero({ block }: BlockProps<'hero'>) {
  const { trail } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const motion = useAutoMotion(heading);
  const display = block.size === 'display';
  const { as = 'split' } = block;
  const onPicture = isPhoto(block) && toneOf(block) === 'picture';
  // With typed words, the drawing is wide and below the text. Other forms say where it is.
  const wide = as === 'split' && display && block.words;
  const below = wide || as === 'centered' || as === 'plain';
  const art = block.image && (
    <div className="hero-art">
      <Static id={block.image} use={onPicture ? 'banner' : below ? 'home' : 'hero'} />
      {wide && block.pins && <Pins pins={block.pins} />}
    </div>
  );
  const split = !art ? 'hero-bare' : wide ? 'hero-wide' : 'hero-beside';
  return (
    <Section
      block={block}
      className={`hero ${as === 'split' ? split : looks[as]}`}
      frame="hero-frame"
      backdrop={as === 'photo' && art}
    >
      <div className="hero-copy" {...motion.focus}>
        {trail.length > 0 && <Trail steps={trail} />}
        {block.logo && (
          <p className="hero-logo">
            <Logo logo={block.logo} />
          </p>
        )}
        <h1 ref={block.words && heading} className={display ? 'd1' : 'd2'} {...motion.hover}>
          {block.heading}
          {block.words && <TypedWord words={block.words} motion={motion} />}
        </h1>
        {block.tagline && <p className="tagline">{block.tagline}</p>}
        {block.lead && <Rich text={block.lead} className="lead" />}
        {block.actions && <ActionRow actions={block.actions} first="primary" others="secondary" />}
      </div>
      {as !== 'photo' && art}
      <HeroFoot block={block} motion={motion} />
    </Section>
  );
}
