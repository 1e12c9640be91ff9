import { describe, expect, it, test } from 'vitest';
import { contentFolder } from '../../src/node/content/content-folder';
import { loadContent } from '../../src/node/content/load-content';
import type { Block, Page } from '../../src/site/schema/types.gen';

const { site } = loadContent(contentFolder('.'));
if (!site) throw new Error('The shipped content has errors: see npm run validate');
const { find, content } = site;

function pageOf(path: string): Page {
  const page = find(path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page.loadContent();
}

type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

const blocksOf = <T extends Block['type']>(path: string, type: T): BlockOf<T>[] =>
  pageOf(path).blocks.filter((block): block is BlockOf<T> => block.type === type);

const cardNames = (path: string) =>
  blocksOf(path, 'carousel').flatMap(({ cards }) => cards.map(({ title }) => title));

/** specification §2, brands page and brand pages; `null` is "not shown", with how many there are. */
const brands: Readonly<Record<string, readonly [vendor: string, cards: readonly string[] | number]>> = {
  cisco: [
    'Cisco',
    [
      'Enterprise networking solutions',
      'Cybersecurity solutions',
      'Collaboration solutions',
      'Data center and cloud solutions',
    ],
  ],
  'dasan-networks': [
    'Dasan Networks',
    ['Fiber Access Solutions', 'Ethernet switching solutions', 'Optical Line Terminals'],
  ],
  'fluke-networks': [
    'Fluke Networks',
    [
      'Structured cabling certification solutions',
      'Network troubleshooting solutions',
      'Power Over Ethernet (POE) validation',
      'Network Performance Analysis',
      'Network installation and certification',
      'Data center and enterprise solutions',
      'Industrial network solutions',
    ],
  ],
  hpe: [
    'Hewlett Packard Enterprise',
    ['Server Solutions', 'Storage solutions', 'Networking solutions (Aruba)', 'Hybrid Cloud Solutions'],
  ],
  juniper: [
    'Juniper Networks',
    [
      'Network Automation and SDN solutions',
      'Cloud Networking and Virtualization',
      'Data Center Solutions',
      'Wide Area Networking',
    ],
  ],
  lenovo: [
    'Lenovo',
    [
      'Business IT solutions',
      'Cloud solutions',
      'Collaboration and communication solutions',
      'Data storage solutions',
      'Virtualization and remote work solutions',
      'Hybrid cloud solutions',
    ],
  ],
  logitech: [
    'Logitech',
    [
      'Productivity solutions',
      'Video conferencing solutions',
      'Gaming solutions',
      'Smart Home solutions',
      'Audio and Sound solutions',
      'Remote work and Virtual meetings solutions',
      'Education solutions',
      'Enterprise solutions',
    ],
  ],
  micron: [
    'Micron',
    [
      'Cloud and data center solutions',
      'Memory and Storage for AI and High Performance Computing (HPC)',
      'Enterprise storage solutions',
      'Mobile and Embedded Solutions',
      'Gaming and consumer electronics',
      'Flash Storage and High Performance SSDs',
      'Data center solutions',
      'Data protection and backup solutions',
    ],
  ],
  microsoft: [
    'Microsoft',
    [
      'Business solutions',
      'Enterprise solutions',
      'Business intelligence and analytics',
      'Cloud solutions',
      'Collaboration and communications solutions',
      'Data storage solutions',
      'Industry specific solutions',
      'Virtualization and remote work solutions',
    ],
  ],
  panduit: [
    'Panduit',
    [
      'Data center',
      'Power (PDU) Solutions',
      'Enterprise network connectivity solutions',
      'Industrial Ethernet Solutions',
    ],
  ],
  synology: ['Synology', 9],
  tplink: ['TP-Link', 5],
  ubiquiti: ['Ubiquiti', 4],
  volktek: ['Volktek', 3],
  poly: ['Poly', 4],
  vca: ['VCA', 4],
  hp: ['HP', 4],
};

describe.each(Object.entries(brands))('the brand page %s', (slug, [vendor, cards]) => {
  const path = `/brands/${slug}`;

  it('has a hero with logo and Learn More, and a film', () => {
    expect(blocksOf(path, 'hero')).toMatchObject([
      { logo: slug, actions: [{ label: 'Learn More', href: '/contact' }] },
    ]);
    expect(blocksOf(path, 'video')).toHaveLength(1);
  });

  it(`shows Our ${vendor} Solutions, by the specified names`, () => {
    expect(blocksOf(path, 'carousel').map(({ heading }) => heading)).toEqual([`Our ${vendor} Solutions`]);
    if (typeof cards === 'number') expect(cardNames(path)).toHaveLength(cards);
    else expect(cardNames(path)).toEqual(cards);
  });

  it('leads from each card to a page that the raw name finds too', () => {
    for (const { title, href } of blocksOf(path, 'carousel').flatMap((block) => block.cards)) {
      expect(href).toBe(
        `/products/${title
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '')}`,
      );
      expect(pageOf(`/products/${title}`).path).toBe(href);
    }
  });
});

test('only Synology’s cards have descriptions', () => {
  const described = Object.keys(brands).filter((slug) =>
    blocksOf(`/brands/${slug}`, 'carousel').some(({ cards }) => cards.some(({ text }) => text !== undefined)),
  );
  expect(described).toEqual(['synology']);
  for (const { cards } of blocksOf('/brands/synology', 'carousel'))
    for (const { text } of cards) expect(text).toBeDefined();
});

test('LinkFast has a film without an address and no carousel', () => {
  expect(pageOf('/brands/linkfast').blocks.map(({ type }) => type)).toEqual(['hero', 'video', 'cta']);
});

/** specification §2, service routes by solution. */
const services: Readonly<Record<string, readonly string[]>> = {
  'network-infrastructure': [
    'network-design',
    'network-implementation',
    'lan-solutions',
    'wan-solutions',
    'wireless-network-solutions',
    'network-management',
    'network-security',
  ],
  'data-center-infrastructure': [
    'data-center-design',
    'data-center-implementation',
    'server-solutions',
    'storage-systems',
    'virtualization-technologies',
    'data-center-management',
    'disaster-recovery-solutions',
  ],
  'cloud-computing': [
    'cloud-migration',
    'cloud-architecture-design',
    'cloud-infrastructure-management',
    'public-cloud-solutions',
    'private-cloud-solutions',
    'hybrid-cloud-solutions',
    'cloud-security',
  ],
  virtualization: [
    'server-virtualization',
    'desktop-virtualization',
    'virtual-infrastructure-management',
    'resource-optimization',
    'business-continuity',
  ],
  cybersecurity: [
    'firewall-protection',
    'antivirus-malware-protection',
    'intrusion-detection-prevention',
    'vulnerability-assessments',
    'security-audits-compliance',
  ],
  'collaboration-tools': [
    'secure-email-solutions',
    'instant-messaging',
    'video-conferencing-solutions',
    'file-sharing-collaboration',
    'unified-communication-platforms',
  ],
  'it-support-management': [
    'help-desk-support',
    'network-monitoring',
    'remote-it-management',
    'infrastructure-maintenance',
    'it-asset-management',
    'disaster-recovery-backup',
  ],
  'iot-infrastructure': [
    'iot-implementation',
    'iot-device-management',
    'sensors-edge-devices',
    'iot-gateways',
    'cloud-based-iot-platforms',
    'iot-security',
  ],
};

describe.each([...Object.keys(services), 'video-content-analytics'])('the solution page %s', (slug) => {
  const path = `/solutions/${slug}`;

  it('leads to contact at both ends and to all solutions between', () => {
    expect(blocksOf(path, 'hero')).toMatchObject([{ actions: [{ label: 'Get Started', href: '/contact' }] }]);
    expect(blocksOf(path, 'parallax')).toMatchObject([
      { action: { label: 'Learn More', href: '/solutions' } },
    ]);
    expect(blocksOf(path, 'cta')).toMatchObject([{ actions: [{ href: '/contact' }] }]);
  });

  it('links each card to the service of its group', () => {
    const links = blocksOf(path, 'cardGrid').flatMap(({ cards }) => cards.map(({ href }) => href));
    expect(links).toEqual(
      services[slug]?.map((service) => `/services/${service}`) ?? Array.from({ length: 5 }),
    );
  });
});

test('video content analytics has five cards that go nowhere', () => {
  const path = '/solutions/video-content-analytics';
  expect(blocksOf(path, 'split').map(({ heading }) => heading)).toEqual(['Expert video content analysis']);
  expect(blocksOf(path, 'cardGrid').flatMap(({ cards }) => cards.map(({ title }) => title))).toEqual([
    'VCA Software',
    'VCA AI Cameras',
    'VCA Servers',
    'VCA Forensics',
    'VCA Retail Trend Services',
  ]);
});

describe.each(Object.values(services).flat())('the service page %s', (slug) => {
  it('keeps the layout of six parts, with four features, four benefits and a way to contact', () => {
    expect(pageOf(`/services/${slug}`).layout).toBe('service');
    expect(blocksOf(`/services/${slug}`, 'cta')).toMatchObject([
      { actions: [{ label: 'Contact Us', href: '/contact' }] },
    ]);
  });
});

/** specification §2, known content of service pages: features, benefits, then banners and call where given. */
const given: Readonly<
  Record<string, Partial<Record<'features' | 'benefits' | 'banners' | 'call', readonly string[]>>>
> = {
  'wireless-network-solutions': {
    banners: ['Unleash Mobility', 'Stay Connected'],
    call: ['Ready to Go Wireless?'],
  },
  'business-continuity': {
    banners: ['Stay Prepared', 'Secure Your Future'],
    features: ['Risk Assessment', 'Continuity Planning', 'Data Backup & Recovery', 'Cloud Solutions'],
    benefits: ['Data Security', 'Quick Recovery', 'Operational Resilience', 'Expert Support'],
  },
  'desktop-virtualization': {
    banners: ['Work Anywhere', 'Empower Your Team'],
    features: [
      'Virtual Desktop Infrastructure (VDI)',
      'Cloud-Based Desktops',
      'Multi-User Access',
      'Seamless Integration',
    ],
    benefits: ['Flexibility', 'Cost Savings', 'Enhanced Security', 'Expert Support'],
  },
  'resource-optimization': {
    features: ['Performance Analysis', 'Configuration Tuning', 'Capacity Planning', 'Security Optimization'],
    benefits: ['Improved Performance', 'Scalability', 'Cost Savings', 'Expert Support'],
  },
  'server-virtualization': {
    features: ['Hypervisor Implementation', 'Migration Services', 'Resource Allocation', 'Cloud Integration'],
    benefits: ['Improved Efficiency', 'Cost Savings', 'Enhanced Security', 'Expert Support'],
  },
  'virtual-infrastructure-management': {
    features: ['24/7 Monitoring', 'Maintenance & Updates', 'Resource Management', 'Backup & Recovery'],
    benefits: ['Maximized Uptime', 'Optimized Performance', 'Enhanced Security', 'Expert Support'],
  },
};

test.each(Object.entries(given))('%s says what is given word for word', (slug, expected) => {
  const path = `/services/${slug}`;
  const [features, benefits] = blocksOf(path, 'cardGrid').map(({ cards }) => cards.map(({ title }) => title));
  const headings = (type: 'parallax' | 'cta') => blocksOf(path, type).map(({ heading }) => heading);
  const found = { features, benefits, banners: headings('parallax'), call: headings('cta') };
  expect(found).toMatchObject(expected);
});

test('network-security-monitoring shows the page network-security', () => {
  expect(pageOf('/services/network-security-monitoring').path).toBe('/services/network-security');
});

test('infrastructure as a service has four services, four benefits and Get Started', () => {
  const path = '/infrastructure-service';
  expect(blocksOf(path, 'cardGrid').map(({ cards }) => cards.length)).toEqual([4, 4]);
  expect(blocksOf(path, 'hero')).toMatchObject([{ actions: [{ label: 'Get Started', href: '/contact' }] }]);
});

test('the home page says what the specification gives', () => {
  expect(blocksOf('/', 'hero')).toMatchObject([{ words: ['Security', 'Reliability', 'Efficiency'] }]);
  expect(blocksOf('/', 'hub')).toMatchObject([
    {
      heading: 'Where Innovation Meets Reliability',
      points: [
        { title: 'Comprehensive Solutions' },
        { title: 'Trusted Partnerships' },
        { title: 'Tailored Services' },
        { title: 'Expertise and Experience' },
      ],
    },
  ]);
  expect(blocksOf('/', 'faq').map(({ items }) => items.length)).toEqual([8]);
  expect(blocksOf('/', 'stats')).toMatchObject([
    {
      heading: 'Our Impact, Achievements and Milestones',
      items: [
        { label: 'Cybersecurity Services', value: 200, suffix: '+' },
        { label: 'Clients Satisfied', value: 1200 },
        { label: 'Service Satisfaction', value: 100, suffix: '%' },
        { label: 'Team Experts', value: 25 },
      ],
    },
  ]);
});

test.each([
  ['/brands', 'logos', 'grid'],
  ['/', 'logos', 'marquee'],
] as const)('%s shows every vendor', (path, type, layout) => {
  const all = Object.keys(content.logos ?? {});
  const [logos] = blocksOf(path, type);
  expect(logos?.layout).toBe(layout);
  expect([...(logos?.logos ?? [])].sort()).toEqual([...all].sort());
});
