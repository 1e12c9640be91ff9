// The components of the blocks, each by its type.
export { CardGrid as cardGrid } from './card-grid/card-grid';
export { Carousel as carousel, Carousel as related } from './carousel/carousel';
export { ContactForm as contactForm } from './contact-form/contact-form';
export { Cta as cta } from './cta/cta';
export { Directory as directory } from './directory/directory';
export { Faq as faq } from './faq/faq';
export { Hero as hero } from './hero/hero';
export { Hub as hub } from './hub/hub';
export { Logos as logos } from './logos/logos';
export { OfficeMap as map } from './map/map';
export { Parallax as parallax } from './parallax/parallax';
export { Prose as prose } from './prose/prose';
export { Split as split } from './split/split';
export { Stats as stats } from './stats/stats';
export { Video as video } from './video/video';
