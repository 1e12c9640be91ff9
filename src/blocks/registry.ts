import { lateBlock } from '../ui/late-block';

// The components of the blocks, each by its type. The order is that of the picker, of messages and of the reference.
// Those that few pages have are late: they are in no script of the others.
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
export const map = lateBlock(() => import('./map/map').then(({ OfficeMap }) => OfficeMap));
export { ContactForm as contactForm } from './contact-form/contact-form';
export { Prose as prose } from './prose/prose';
export const rows = lateBlock(() => import('./rows/rows').then(({ Rows }) => Rows));
export const table = lateBlock(() => import('./table/table').then(({ Table }) => Table));
export const quotes = lateBlock(() => import('./quotes/quotes').then(({ Quotes }) => Quotes));
export const people = lateBlock(() => import('./people/people').then(({ People }) => People));
export const pricing = lateBlock(() => import('./pricing/pricing').then(({ Pricing }) => Pricing));
export { Carousel as related } from './carousel/carousel';
export const directory = lateBlock(() => import('./directory/directory').then(({ Directory }) => Directory));
export const steps = lateBlock(() => import('./steps/steps').then(({ Steps }) => Steps));
export const hours = lateBlock(() => import('./hours/hours').then(({ Hours }) => Hours));
export const downloads = lateBlock(() => import('./downloads/downloads').then(({ Downloads }) => Downloads));
export const gallery = lateBlock(() => import('./gallery/gallery').then(({ Gallery }) => Gallery));
