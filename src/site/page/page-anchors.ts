import { pointerOf } from '../json/json-path';
import { textOf } from '../json/text-of';
import { valueAt } from '../json/value-at';
import type { Block, Page, ProseBlock, ProseSection } from '../schema/types.gen';
import { compileWalk } from '../schema/walk';
import { slug } from '../text/fix/slug';
import { parseMarkdown } from './markdown';
import { inlineText, type RichText } from './rich-text';

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

/** A heading within a text. */
export interface TextHeading {
  id: string;
  heading: string;
  /** There is a section's heading above it. */
  look?: 'sub';
}

export type NamedSection = ProseSection & { parts?: readonly TextHeading[] };

/**
 * A block in which every heading of a long text has an id. `rich`: it shows more than words, lists and links. In a view,
 * `contents` are all headings, unless they are those of the sections.
 */
export type NamedProse = Omit<ProseBlock, 'sections'> & {
  sections: [NamedSection, ...NamedSection[]];
  rich?: true;
  contents?: readonly TextHeading[];
};

export type NamedBlock = Exclude<Block, ProseBlock> | NamedProse;

const collectAnchors = compileWalk<{ block: NamedBlock; anchors: NamedAnchor[] }>('block', {
  anchor(id: string, { block, anchors }, at) {
    if (at?.key !== 'id') return;
    const heading = valueAt(block, `${pointerOf(at.parent)}/heading`);
    anchors.push({ id, name: textOf(heading) });
  },
});

/** What a link to the page may name after `#`, from top to bottom. */
export function namedAnchors(page: Page): NamedAnchor[] {
  const anchors: NamedAnchor[] = [];
  for (const block of withSectionIds(page)) {
    if (block.type !== 'prose') {
      collectAnchors(block, { block, anchors });
      continue;
    }
    if (block.id !== undefined) anchors.push({ id: block.id, name: '' });
    for (const { id, heading = '', parts = [] } of block.sections) {
      if (id !== undefined) anchors.push({ id, name: heading });
      anchors.push(...parts.map(({ id, heading }) => ({ id, name: heading })));
    }
  }
  return anchors;
}

/** The ids that a link to the page may name after `#`. */
export const anchorsOf = (page: Page): ReadonlySet<string> => new Set(namedAnchors(page).map(({ id }) => id));

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

/** The page's blocks. A heading of a long text without an id gets one from its words, unique on the page. */
export function withSectionIds(page: Page): readonly NamedBlock[] {
  // Most pages have no such heading.
  let used: Set<string> | undefined;
  const idFor = (heading: string): string => {
    if (!used) {
      used = new Set(frameIds);
      collectIds(page, used);
    }
    const id = unused(ownId(slug(heading) || 'section'), used);
    used.add(id);
    return id;
  };
  return page.blocks.map((block) => {
    if (block.type !== 'prose') return block;
    let hasHeading = false;
    const named = (section: ProseSection): NamedSection => {
      const { heading } = section;
      hasHeading ||= heading !== undefined;
      const id = section.id ?? (heading === undefined ? undefined : idFor(heading));
      const text = parseMarkdown(section.text).rich;
      const parts = text.flatMap((part): TextHeading[] => {
        if (part.type !== 'heading' || part.depth !== 3) return [];
        const words = inlineText(part.children);
        return [{ id: idFor(words), heading: words, ...(hasHeading && { look: 'sub' as const }) }];
      });
      return { ...section, ...(id !== undefined && { id }), ...(parts.length > 0 && { parts }) };
    };
    const [first, ...others] = block.sections;
    const sections: [NamedSection, ...NamedSection[]] = [named(first), ...others.map(named)];
    const isRich = block.sections.some(({ text }) => hasMore(parseMarkdown(text).rich));
    return { ...block, sections, ...(isRich && { rich: true }) };
  });
}

/** Whether a text shows what only long ones can. */
const hasMore = (text: RichText): boolean =>
  text.some((part) => (part.type === 'list' ? part.items.some(hasMore) : part.type !== 'paragraph'));

const ownId = (id: string) => (partIds.test(id) ? `section-${id}` : id);

function unused(id: string, used: ReadonlySet<string>): string {
  let free = id;
  for (let count = 2; used.has(free); count++) free = `${id}-${count}`;
  return free;
}
