import type { Block, Page, ProseSection } from '../schema/types.gen';
import { compileWalk } from '../schema/walk';

/** Ids that the page's frame uses. */
export const reservedIds: readonly string[] = ['main', 'page-data'];

const collectIds = compileWalk<Set<string>>('page', {
  anchor(id: string, ids, at) {
    if (at?.key === 'id') ids.add(id);
  },
});

/** What a link to the page may name after `#`. */
export function anchorsOf(page: Page): ReadonlySet<string> {
  const ids = new Set(sectionIds(page).values());
  collectIds(page, ids);
  return ids;
}

/** The page's blocks, with an id for every section of a long text. */
export function withSectionIds(page: Page): readonly Block[] {
  if (!page.blocks.some(({ type }) => type === 'prose')) return page.blocks;
  const ids = sectionIds(page);
  const named = (section: ProseSection) => ({ ...section, id: section.id ?? ids.get(section) ?? 'section' });
  return page.blocks.map((block) => {
    if (block.type !== 'prose') return block;
    const [first, ...others] = block.sections;
    return { ...block, sections: [named(first), ...others.map(named)] };
  });
}

/** Made from the heading where the section names none, unique on the page. */
function sectionIds(page: Page): ReadonlyMap<ProseSection, string> {
  const used = new Set(reservedIds);
  collectIds(page, used);
  const ids = new Map<ProseSection, string>();
  for (const block of page.blocks) {
    if (block.type !== 'prose') continue;
    for (const section of block.sections) {
      if (section.id !== undefined) continue;
      const id = unused(slug(section.heading), used);
      used.add(id);
      ids.set(section, id);
    }
  }
  return ids;
}

function unused(id: string, used: ReadonlySet<string>): string {
  let free = id;
  for (let count = 2; used.has(free); count++) free = `${id}-${count}`;
  return free;
}

function slug(heading: string): string {
  const words = heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  return words === '' ? 'section' : words;
}
