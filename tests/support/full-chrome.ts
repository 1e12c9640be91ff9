/** Everything that a header and a footer can have, in a site with a page for contact. */
export const call = { label: '{site.phone}', href: 'tel:{site.phone}' };
export const links = ['Contact', 'Services', 'Questions', 'Prices'].map((label) => ({
  label,
  href: '/contact',
}));
/** Two menus that lead to these pages. */
export const menusTo = (first: string, second: string) => [
  {
    label: 'Services',
    all: { label: 'All services', href: '/contact' },
    links: [
      { label: 'First', href: first, group: 'Near' },
      { label: 'Second', href: second, group: 'Far', icon: 'network', text: 'By cable' },
    ],
  },
  { label: 'House', links: [{ label: 'Write to us', href: '/contact' }] },
];
export const hours = {
  heading: 'Hours',
  rows: [{ days: 'Mon, Tue', hours: '08–12, 14–18' }],
  link: { label: 'Holidays', href: '/contact' },
};
export const columns = [
  { heading: 'Find us', links: [{ label: '14 Alder Street' }, call] },
  { heading: 'Site', links: [{ label: 'Home', href: '/' }] },
];
export const badges = [
  { text: 'Audited', icon: 'shield-check' },
  { text: 'Green', href: '/contact' },
];
export const announcement = { text: 'We move in May.', link: { label: 'Read more', href: '/contact' } };
export const top = [
  { text: 'Open today', icon: 'clock' },
  { text: 'Call 112', href: 'tel:112' },
  { text: 'Here' },
];
