import { hero, page } from './small-site';

/** Pages with everything that a page is made of from others. */
export const smallPages = [
  page('/', { name: 'Home' }),
  page('/a', { name: 'Section {site.name}', aliases: ['/A b', '/a/old'] }),
  page('/a/b/c', {
    blocks: [
      {
        ...hero('{site.name} {{x}'),
        logo: 'acme',
        image: { type: 'scene', layout: 'pair', devices: ['rack'] },
      },
      { type: 'logos', heading: 'P', layout: 'grid', logos: ['globex'] },
      {
        type: 'cardGrid',
        heading: 'G',
        tone: 'ink',
        cards: [
          { icon: 'wifi', title: 'C', href: '/#x' },
          { title: 'D', image: { type: 'file', src: 'images/office.svg', alt: 'Office of {site.name}' } },
        ],
      },
      {
        type: 'prose',
        sections: [
          { heading: 'Payment Terms', text: 'A' },
          { heading: 'Payment terms', text: 'B' },
          { heading: 'Main', id: 'own', text: 'C' },
          { heading: 'Main', text: 'D' },
          { heading: '支付', text: 'E' },
          { heading: 'Page rules', text: 'F' },
          { heading: 'Route announcer', text: 'G' },
        ],
      },
    ],
  }),
  page('/below', { parent: '/a' }),
  page('/goods', {
    name: 'Goods',
    blocks: [
      { ...hero('H'), logo: 'globex', image: { type: 'scene', layout: 'pair', devices: ['rack'] } },
      {
        type: 'carousel',
        heading: 'C',
        cards: [
          {
            title: 'Self',
            image: { type: 'scene', layout: 'single', devices: ['switch'] },
            href: '/below/shelf',
          },
          {
            title: 'Of {site.name}',
            image: { type: 'scene', layout: 'single', devices: ['cloud'] },
            href: '/a',
          },
        ],
      },
      {
        type: 'cardGrid',
        heading: 'G',
        tone: 'light',
        cards: [{ title: 'Plain', href: '/a' }, { title: 'Still' }],
      },
    ],
  }),
  page('/more-goods', {
    blocks: [
      hero('H'),
      {
        type: 'cardGrid',
        heading: 'G',
        tone: 'light',
        cards: [
          { title: 'Again', image: { type: 'scene', layout: 'single', devices: ['cloud'] }, href: '/a' },
        ],
      },
    ],
  }),
  page('/below/shelf', {
    parent: '/goods',
    blocks: [
      { ...hero('H') },
      { type: 'related', heading: 'More', linkText: 'View', pages: ['/goods', '/more-goods'] },
      { type: 'directory', heading: 'Index', pages: ['/goods', '/a/b/c'] },
    ],
  }),
].map((each) => (each.path === '/' ? { ...each, blocks: [{ ...hero('H'), id: 'x' }] } : each));
