import { type JsonPath, pointerOf } from '../json/json-path';
import { reservedIds } from '../page/page-anchors';
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
  meaning: 'Links lead to an "id", so each one appears once on its page.',
  messages: {
    reserved: {
      message: (id) => `The id "${id}" belongs to the frame of every page.`,
      help: () => 'Choose another one.',
      example: ['main'],
    },
    twice: {
      message: (id) => `The id "${id}" stands twice on this page.`,
      help: () => 'Links need each id once: choose another one.',
      example: ['faq'],
    },
  },
  page(page, _parts, report) {
    const found = new Set<string>();
    eachId(page.content, (id, at) => {
      const place = { document: page, pointer: pointerOf(at) };
      if (reservedIds.includes(id)) report(place, 'reserved', id);
      else if (found.has(id)) report(place, 'twice', id);
      found.add(id);
    });
  },
};
