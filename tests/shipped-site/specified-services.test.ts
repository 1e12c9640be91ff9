import { describe, expect, it, test } from 'vitest';
import { blocksOf, pageOf } from './shipped-pages';
import { services } from './specified-services';

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

/** What is given of service pages (docs/product.md, service page): features, benefits, banners and call. */
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
