import { type JsonPath, pointerOf } from '../json/json-path';
import { reservedIds } from '../page/page-anchors';
import { compileWalk } from '../schema/walk';
import type { Check } from './rule';

const eachId = compileWalk<(id: string, at: JsonPath) => void>('page', {
  anchor(id: string, visit, at) {
    if (at?.key === 'id') visit(id, at);
  },
});

export const duplicateId: Check = {
  id: 'duplicate-id',
  severity: 'error',
  page(page, _parts, report) {
    const found = new Set<string>();
    eachId(page.content, (id, at) => {
      const place = { document: page, pointer: pointerOf(at) };
      if (reservedIds.includes(id))
        report(place, `The id "${id}" belongs to the frame of every page.`, 'Choose another one.');
      else if (found.has(id))
        report(
          place,
          `The id "${id}" stands twice on this page.`,
          'Links need each id once: choose another one.',
        );
      found.add(id);
    });
  },
};
