import { expect, test } from 'vitest';
import { loadSite } from '../../../../tests/support/load-site';
import type { Files } from '../../../site/files/files';
import { memoryFiles } from '../../../site/files/memory-files';
import { resolvePage } from '../../../site/resolve/resolve-page';
import { publishedFile } from '../../base/content/published-file';
import { createDraw } from './drawings';

const blocks = 1_000;
const split = (index: number) => ({
  type: 'split',
  heading: `Part ${index}`,
  text: 'A text beside a picture.',
  image: { type: 'file', src: index % 2 ? 'images/plan.svg' : 'images/pier.gif', alt: 'A pier' },
});
const links = [{ label: 'Home', href: '/' }];
const site = {
  site: {
    name: 'N',
    url: 'https://n.net',
    language: 'en',
    email: 'a@n.net',
    phone: '+62 361 444',
    icon: 'images/plan.svg',
  },
  header: { links },
  footer: { columns: [{ heading: 'Site', links }], notice: 'N' },
  logos: { plan: { name: 'Plan', file: 'images/plan.svg' } },
  pages: Array.from({ length: 20 }, (_, page) => ({
    path: page === 0 ? '/' : `/page-${page}`,
    title: `Networks for harbors ${page}`,
    description: `Networks for harbors and ships, planned, built and looked after by one team of ${page}.`,
    blocks: [
      { type: 'hero', heading: 'H' },
      { type: 'logos', layout: 'grid', heading: 'Partners', logos: ['plan'] },
      ...Array.from({ length: blocks / 20 }, (_each, index) => split(index)),
    ],
  })),
};

test(`a picture or a drawing that ${blocks} blocks show is read and measured once`, () => {
  const asked: string[] = [];
  const inMemory = memoryFiles({
    'site.json': JSON.stringify(site),
    'images/plan.svg': '<svg viewBox="0 0 640 320"><path d="M0 0h9v9z"/></svg>',
    'images/pier.gif': Uint8Array.from([...Buffer.from('GIF89a'), 128, 2, 64, 1]),
  });
  const note =
    <Result>(name: string, method: (path: string) => Result) =>
    (path: string) => {
      if (path.startsWith('images/')) asked.push(`${name} ${path}`);
      return method(path);
    };
  const files: Files = {
    ...inMemory,
    read: note('read', inMemory.read),
    head: note('head', inMemory.head),
    size: note('size', inMemory.size),
  };

  const loaded = loadSite(files).site;
  if (!loaded) throw new Error('The content of this test is valid.');
  const draw = createDraw(files, '');
  for (const page of loaded.pages)
    for (const [id, part] of resolvePage(loaded, page).statics)
      draw(part, part.kind === 'logo' ? 'logo' : part.kind === 'icon' ? 'icon' : 'figure', id);
  publishedFile({ folder: '', files }, 'images/plan.svg');

  expect(asked.sort()).toEqual([
    'head images/pier.gif',
    'read images/plan.svg',
    'size images/pier.gif',
    'size images/plan.svg',
  ]);
});
