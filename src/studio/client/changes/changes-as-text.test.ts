import { expect, test } from 'vitest';
import type { ChangedPart, ContentChanges } from '../../protocol/requests/change-requests';
import { changesAsText } from './changes-as-text';

const plain = (text: string) => [{ text, isDifferent: false }];
const part = (more: Partial<ChangedPart>): ChangedPart => ({
  id: '',
  kind: 'page',
  type: 'changed',
  name: 'Tour',
  path: '/tour',
  differences: [],
  canRevert: true,
  ...more,
});

const { path: _, ...picture } = part({ kind: 'picture', type: 'added', name: 'images/a.svg' });

test('changes are copied by page, a line for each', () => {
  const changes: ContentChanges = {
    base: { type: 'commit', name: '1a2b3c4', subject: 'First' },
    parts: [
      part({
        differences: [
          { id: '1', name: 'Hero › Heading', type: 'changed', was: plain('A'), now: plain('B') },
          { id: '2', name: 'Hero › Lead', type: 'changed', was: plain(''), now: plain('Text') },
          { id: '3', name: 'Card 2', type: 'moved' },
          { id: '4', name: 'Card 3', type: 'removed', was: plain('Old') },
        ],
      }),
      part({ type: 'renamed', path: '/b', pathBefore: '/a' }),
      picture,
    ],
    partCount: 5,
    canCommit: true,
    message: '',
  };
  expect(changesAsText(changes)).toBe(`Changes since version 1a2b3c4 “First”

Tour (/tour)
- Hero › Heading: A → B
- Hero › Lead: (empty) → Text
- Card 2 moved
- Card 3 removed: Old

Tour (/b): Renamed from /a

images/a.svg: New picture

And 2 more.
`);
});
