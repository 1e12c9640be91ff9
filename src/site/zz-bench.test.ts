import { test } from 'vitest';
import { loadSite, checkedContent } from './load-site';
import { readContent } from './read-content';
import { compileChecks } from './checks/run-checks';
import { checks } from './checks/index';
import { resolvePage } from './resolve-page';
import { memoryFiles } from './memory-files';
const words = 'Reliable networks for offices warehouses and campuses planned built and looked after by one team that answers'.split(' ');
const sentence = (n: number, k: number) => Array.from({ length: n }, (_, i) => words[(i * 7 + k) % words.length]).join(' ') + ` ${k}.`;
const scene = { type: 'scene', layout: 'row', devices: ['rack', 'switch'], jackets: ['blue'] };
const card = (k: number) => ({ icon: 'wifi', title: `Feature ${k}`, text: sentence(18, k) });
const page = (i: number) => ({
  path: `/services/service-${i}`, title: `Service number ${i} | {site.name}`, description: `Service ${i}: ` + sentence(14, i),
  layout: 'service', aliases: [`/services/Service ${i}`],
  blocks: [
    { type: 'hero', heading: `Service ${i}`, lead: sentence(40, i), image: scene, actions: [{ label: 'Contact Us', href: '/contact', about: sentence(5, i) }] },
    { type: 'parallax', heading: 'Stay connected', text: sentence(12, i), look: 'dark', image: scene },
    { type: 'cardGrid', heading: 'Features', lead: sentence(12, i), tone: 'light', icons: 'blue', cards: [0,1,2,3].map((k) => card(i + k)) },
    { type: 'parallax', heading: 'More', text: sentence(12, i), look: 'pale', image: scene },
    { type: 'cardGrid', heading: 'Benefits', lead: sentence(25, i), tone: 'ink', icons: 'teal', cards: [4,5,6,7].map((k) => card(i + k)) },
    { type: 'split', heading: 'Overview', text: sentence(60, i), image: scene, list: [1,2,3,4].map((k) => ({ icon: 'shield', text: sentence(9, k) })), brands: { label: 'Brands', logos: ['acme'] } },
    { type: 'cta', heading: 'Ready?', text: sentence(12, i), actions: [{ label: 'Contact Us', href: '/contact' }, { label: 'Call', href: 'tel:{site.phone}' }] },
  ],
});
const files: Record<string, string> = {
  'site.json': JSON.stringify({ site: { name: 'N', url: 'https://n.net', language: 'en', email: 'a@n.net', phone: '+62 1' },
    header: { links: [{ label: 'C', href: '/contact' }] }, footer: { columns: [{ heading: 'x', links: [{ label: 'C', href: '/contact' }] }], notice: '(c)' },
    logos: { acme: { name: 'Acme' } }, pages: ['pages/**/*.json'] }),
};
const small = (path: string) => JSON.stringify({ path, title: 'T ' + path, description: sentence(10, 3) + path, blocks: [{ type: 'hero', heading: 'X' }] });
files['pages/home.json'] = small('/'); files['pages/contact.json'] = small('/contact');
for (let i = 0; i < 10000; i++) { const { layout, ...p } = page(i); files[`pages/services/${i}.json`] = JSON.stringify(p, null, 2); }
test('bench', () => {
  console.log('bytes a page', files['pages/services/5.json']?.length);
  const f = memoryFiles(files);
  const { site } = loadSite(f); if (!site) throw new Error(JSON.stringify(loadSite(f).problems.slice(0, 3)));
  const read = readContent(f);
  const content = checkedContent(f, read); const check = compileChecks(checks);
  const time = (name: string, run: () => unknown) => { const all = []; for (let i = 0; i < 7; i++) { const t = performance.now(); run(); all.push(Math.round(performance.now() - t)); } console.log(name, Math.min(...all), all.join(' ')); };
  time('parse', () => f.list().map((p) => JSON.parse(f.read(p))));
  time('read', () => readContent(f));
  time('checks', () => check(content));
  time('resolve', () => { let n = 0; for (const p of site.pages) n += resolvePage(site, p).statics.size; return n; });
  for (const c of checks) { const one = compileChecks([c]); time('  ' + c.id, () => one(content)); }
  time('loadSite', () => loadSite(f));
}, 100000);
