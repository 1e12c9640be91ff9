import type { Card, FileImage, Page, Scene } from '../../src/site/schema/types.gen';
import { pick, sentence, topics } from './generated-words';
import type { Written } from './written';

export const servicePath = (index: number) => `/services/service-${index}`;

/** Of all cards. */
export const cardIcons = [
  'wifi',
  'server',
  'shield-check',
  'activity',
  'cloud-cog',
  'network',
  'database',
  'headset',
];
const devices = ['switch', 'server', 'access-point', 'rack', 'laptop', 'firewall', 'storage'] as const;
const jackets = ['blue', 'teal', 'sky', 'violet', 'coral'] as const;

const scene = (index: number): Written<Scene> => ({
  type: 'scene',
  layout: pick(['pair', 'tiers', 'row', 'stack'] as const, index),
  devices: [pick(devices, index), pick(devices, index + 3)],
  jackets: [pick(jackets, index)],
});

const card = (index: number, place: number): Written<Card> => ({
  icon: pick(cardIcons, index + place),
  title: `${pick(topics, index + place * 5)} ${place + 1}`,
  text: `${sentence(index, place)} ${sentence(index, place + 40)}`,
});

const cards = (index: number, from: number): [Written<Card>, ...Written<Card>[]] => [
  card(index, from),
  ...[1, 2, 3].map((place) => card(index, from + place)),
];

const contact = { label: 'Contact Us', href: '/contact' };

/** As on the shipped service pages, most leads are plain; one in ten takes the way through the Markdown parser. */
const lead = (index: number) =>
  index % 10 === 0
    ? `${sentence(index, 1)} **${sentence(index, 2)}** ${sentence(index, 3)} [Talk to us](/contact).`
    : `${sentence(index, 1)} ${sentence(index, 2)} ${sentence(index, 3)}`;

/** What service pages show: nothing but icons, four drawings, or two picture files and other characters in the texts. */
export type GeneratedKind = 'plain' | 'drawings' | 'pictures';

/** So many files are shown by turns. */
const pictureCount = 8;
const pictureFile = (index: number) => `images/banner-${index % pictureCount}.svg`;

/** Bars of different heights, about 2 KB each. */
const picture = (index: number) => {
  const bars = Array.from({ length: 30 }, (_, place) => {
    const height = 60 + ((place * 37 + index * 53) % 300);
    return `<path fill="#${((index * 5 + place * 3) % 9) + 1}a7c${place % 10}e" d="M${place * 40} 400v-${height}h28v${height}z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400" width="1200" height="400">${bars.join('')}</svg>\n`;
};

export const pictures = Object.fromEntries(
  Array.from({ length: pictureCount }, (_, index) => [pictureFile(index), picture(index)]),
);

/** One page in six parts (docs/product.md, service page), about 5 KB of JSON. */
export function servicePage(index: number, kind: GeneratedKind): Written<Page> {
  const image = (place: number) => (kind === 'drawings' ? { image: scene(index + place) } : {});
  const banner = (place: number): { image?: Written<Scene | FileImage> } =>
    kind === 'pictures'
      ? { image: { type: 'file', src: pictureFile(index + place), decorative: true } }
      : image(place);
  const said = (text: string) => (kind === 'pictures' ? `"R&D" said: ${text}` : text);
  const topic = pick(topics, index);
  return {
    path: servicePath(index),
    title: `${topic} for site ${index}`,
    description: `${topic} planned, installed and looked after by one team, described on page ${index} of this site.`,
    layout: 'service',
    blocks: [
      {
        type: 'hero',
        heading: `${topic} ${index}`,
        lead: said(lead(index)),
        ...image(0),
        actions: [{ ...contact, about: `about ${topic}` }],
      },
      {
        type: 'parallax',
        heading: 'Plan Ahead',
        text: sentence(index, 4),
        look: 'dark',
        ...banner(1),
      },
      {
        type: 'cardGrid',
        heading: `What ${topic.toLowerCase()} includes`,
        lead: said(`${sentence(index, 5)} ${sentence(index, 6)}`),
        tone: 'light',
        icons: 'blue',
        cards: cards(index, 0),
      },
      {
        type: 'parallax',
        heading: 'Stay Ready',
        text: sentence(index, 7),
        look: 'pale',
        ...banner(2),
      },
      {
        type: 'cardGrid',
        heading: 'Benefits',
        lead: said(`${sentence(index, 8)} ${sentence(index, 9)}`),
        tone: 'ink',
        icons: 'teal',
        cards: cards(index, 4),
      },
      {
        type: 'cta',
        heading: `Ready for ${topic.toLowerCase()}?`,
        text: sentence(index, 10),
        ...image(3),
        // So that every page is found from the last one, which the footer names.
        actions: index === 0 ? [contact] : [contact, { label: 'One before', href: servicePath(index - 1) }],
      },
    ],
  };
}

export const homePage: Written<Page> = {
  path: '/',
  title: 'Northport: a generated site',
  description: 'A site written by a script, so that builds of many pages can be measured and compared.',
  blocks: [
    {
      type: 'hero',
      heading: 'Built on',
      words: ['Security', 'Reliability', 'Efficiency'],
      lead: sentence(0, 1),
      image: scene(0),
      actions: [{ ...contact, about: 'about your network' }],
    },
    {
      type: 'faq',
      id: 'faq',
      heading: 'Questions',
      items: [
        { question: 'Who is this for?', answer: sentence(0, 2) },
        { question: 'Where do I start?', answer: 'Write to [us](/contact).' },
      ],
    },
    {
      type: 'stats',
      heading: 'In figures',
      items: [
        { value: 200, suffix: '+', label: 'Services' },
        { value: 1200, label: 'Clients' },
      ],
    },
    { type: 'cta', heading: 'Start with one floor', actions: [contact] },
  ],
};

export const contactPage: Written<Page> = {
  path: '/contact',
  title: 'Contact',
  description: 'How to reach the team behind this generated site, by form, by telephone and by email.',
  blocks: [
    { type: 'hero', heading: 'Contact', lead: 'Tell us what you need.' },
    { type: 'contactForm', heading: 'Write to us', submit: 'Send message' },
  ],
};
