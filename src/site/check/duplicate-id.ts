import { type JsonPath, pointerOf } from '../json/json-path';
import { isReservedId } from '../page/page-anchors';
import { sharedPlaces } from '../read/shared-blocks';
import { compileWalk } from '../schema/walk';
import type { Rule } from './rule';

const eachId = compileWalk<(id: string, at: JsonPath) => void>('page', {
  anchor(id: string, visit, at) {
    if (at?.key === 'id') visit(id, at);
  },
});

export const duplicateId: Rule<{ reserved: [id: string]; twice: [id: string] }> = {
  id: 'duplicate-id',
  severity: 'error',
  meaning: 'Every "id" appears only once on its page, so that a link to it leads to one place.',
  messages: {
    reserved: {
      message: (id) => `The id "${id}" is reserved for parts that every page can have.`,
      help: () =>
        'Choose another id, such as "our-team". It must not begin with "i-", "page-", "dark-", "blue-" or "b2-".',
      example: ['main'],
    },
    twice: {
      message: (id) => `The id "${id}" appears twice on this page.`,
      help: () => 'Choose another id for one of the two.',
      example: ['faq'],
    },
  },
  page(page, _parts, report) {
    const found = new Set<string>();
    const shared = sharedPlaces(page.written);
    eachId(page.content, (id, at) => {
      const pointer = pointerOf(at);
      // Other pages may show the same shared block, and be right.
      const block = shared
        .map(([index]) => `/blocks/${index}`)
        .find((each) => pointer.startsWith(`${each}/`));
      if (isReservedId(id)) report({ document: page, pointer }, 'reserved', id);
      else if (found.has(id)) report({ document: page, pointer: block ?? pointer }, 'twice', id);
      found.add(id);
    });
  },
};
