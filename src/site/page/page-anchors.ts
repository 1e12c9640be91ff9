import { pointerOf } from '../json/json-path';
import { valueAt } from '../json/value-at';
import type { Block, Page, ProseBlock, ProseSection } from '../schema/types.gen';
import { compileWalk } from '../schema/walk';

const collectIds = compileWalk<Set<string>>('page', {
  anchor(id: string, ids, at) {
    if (at?.key === 'id') ids.add(id);
  },
});

/** A place of a page that a link may name. */
export interface NamedAnchor {
  id: string;
  /** The heading there; empty without one. */
  name: string;
}

/** What a link to the page may name after `#`, from top to bottom. */
export function namedAnchors(page: Page): NamedAnchor[] {
  const named = { ...page, blocks: withSectionIds(page) };
  const anchors: NamedAnchor[] = [];
  compileWalk<undefined>('page', {
    anchor(id: string, _, at) {
      if (at?.key !== 'id') return;
      const heading = valueAt(named, `${pointerOf(at.parent)}/heading`);
      anchors.push({ id, name: typeof heading === 'string' ? heading : '' });
    },
  })(named, undefined);
  return anchors;
}

type NamedSection = ProseSection & { id: string };

/** A block in which every section of a long text has an id. */
export type NamedBlock =
  | Exclude<Block, ProseBlock>
  | (Omit<ProseBlock, 'sections'> & { sections: [NamedSection, ...NamedSection[]] });

/** The ids that a link to the page may name after `#`. */
export function anchorsOf(page: Page): ReadonlySet<string> {
  const ids = new Set<string>();
  collectIds({ ...page, blocks: withSectionIds(page) }, ids);
  return ids;
}

/** The ids of every page's frame. A test compares them with those of real documents. */
const frameIds: readonly string[] = [
  'main',
  'root',
  'page-data',
  'route-announcer',
  'menu-panel',
  'dropdown-panel',
];

/** What the ids of icons, of drawings' gradients, and of a form's fields in a block begin with. */
const partIds = /^(i|page|dark|blue|b\d+)-/;

/** Whether an id may be that of an element that every page has. */
export const isReservedId = (id: string): boolean => frameIds.includes(id) || partIds.test(id);

/** The page's blocks. A section without an id gets one from its heading, unique on the page. */
export function withSectionIds(page: Page): readonly NamedBlock[] {
  // Most pages have no such section.
  let used: Set<string> | undefined;
  const withId = (section: ProseSection): NamedSection => {
    if (section.id !== undefined) return { ...section, id: section.id };
    if (!used) {
      used = new Set(frameIds);
      collectIds(page, used);
    }
    const id = unused(ownId(slug(section.heading)), used);
    used.add(id);
    return { ...section, id };
  };
  return page.blocks.map((block) => {
    if (block.type !== 'prose') return block;
    const [first, ...others] = block.sections;
    return { ...block, sections: [withId(first), ...others.map(withId)] };
  });
}

const ownId = (id: string) => (partIds.test(id) ? `section-${id}` : id);

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
    .replace(/^[^a-z]+|(?<!-)-+$/g, '');
  return words === '' ? 'section' : words;
}
