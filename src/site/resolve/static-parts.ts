import type { StaticId } from '../schema/kinds';
import type { StaticPart, Statics } from './site';

/** Collects what only the server renders, under ids that are short and the same in every build. */
export interface StaticParts {
  all: Statics;
  add(part: (index: number) => StaticPart): StaticId;
}

export function createStaticParts(prefix: 's' | 'c'): StaticParts {
  const all = new Map<StaticId, StaticPart>();
  return {
    all,
    add(part) {
      const index = all.size + 1;
      const id = staticId(`${prefix}${index}`);
      all.set(id, part(index));
      return id;
    },
  };
}

/** The only place where such ids are made. */
function staticId(id: string): StaticId {
  return id as StaticId;
}
