import type { ReactNode } from 'react';
import type { BlockType } from '../site/resolve/view';
import type { BlockProps } from './block-props';
import { CardGrid } from './card-grid/card-grid';
import { Carousel } from './carousel/carousel';
import { ContactForm } from './contact-form/contact-form';
import { Cta } from './cta/cta';
import { Directory } from './directory/directory';
import { Faq } from './faq/faq';
import { Hero } from './hero/hero';
import { Hub } from './hub/hub';
import { Logos } from './logos/logos';
import { OfficeMap } from './map/map';
import { Parallax } from './parallax/parallax';
import { Prose } from './prose/prose';
import { Split } from './split/split';
import { Stats } from './stats/stats';
import { Video } from './video/video';

type Registry = { [K in BlockType]: (props: BlockProps<K>) => ReactNode };

/** The component of every block type. A missing or extra line does not compile. */
export const registry: Registry = {
  hero: Hero,
  parallax: Parallax,
  cardGrid: CardGrid,
  carousel: Carousel,
  faq: Faq,
  stats: Stats,
  cta: Cta,
  split: Split,
  hub: Hub,
  logos: Logos,
  video: Video,
  map: OfficeMap,
  contactForm: ContactForm,
  prose: Prose,
  related: Carousel,
  directory: Directory,
};
