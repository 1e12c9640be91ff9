import type { RichText } from '../page/rich-text';
import type { StaticId } from '../schema/kinds';
import type { ListLinksPart } from './list-links';
import type { FilePart, StaticPart, Statics } from './site';

/** Collects what only the server renders, under ids that are short and the same in every build. */
export interface StaticParts {
  all: Statics;
  add(part: (index: number) => StaticPart): StaticId;
  addLinks(part: ListLinksPart): StaticId;
  addText(text: RichText, pictures: readonly FilePart[]): StaticId;
}

export function createStaticParts(prefix: 's' | 'c'): StaticParts {
  const all = new Map<StaticId, StaticPart>();
  let drawings = 0;
  let texts = 0;
  let links = 0;
  return {
    all,
    add(part) {
      const id = staticId(`${prefix}${++drawings}`);
      all.set(id, part(drawings));
      return id;
    },
    addLinks(part) {
      const id = staticId(`${prefix}l${++links}`);
      all.set(id, part);
      return id;
    },
    // Counted apart: a new text must not change the scenes after it, which are drawn by their index.
    addText(text, pictures) {
      const id = staticId(`${prefix}t${++texts}`);
      all.set(id, { kind: 'text', text, ...(pictures.length > 0 && { pictures }) });
      return id;
    },
  };
}

/** The only place where such ids are made. */
function staticId(id: string): StaticId {
  return id as StaticId;
}
