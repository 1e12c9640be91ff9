// The components of the blocks, each by its type. The order is that of the picker, of messages and of the reference.
export { Hero as hero } from './hero/hero';
export { Parallax as parallax } from './parallax/parallax';
export { CardGrid as cardGrid } from './card-grid/card-grid';
export { Carousel as carousel } from './carousel/carousel';
export { Faq as faq } from './faq/faq';
export { Stats as stats } from './stats/stats';
export { Cta as cta } from './cta/cta';
export { Split as split } from './split/split';
export { Hub as hub } from './hub/hub';
export { Logos as logos } from './logos/logos';
export { Video as video } from './video/video';
export { OfficeMap as map } from './map/map';
export { ContactForm as contactForm } from './contact-form/contact-form';
export { Prose as prose } from './prose/prose';
export { Table as table } from './table/table';
export { Carousel as related } from './carousel/carousel';
export { Directory as directory } from './directory/directory';
