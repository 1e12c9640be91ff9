import { expect, test } from 'vitest';
import { openValid } from '../../../tests/support/fixtures';
import type { PictureMove } from './picture-move';
import { createSession } from './session';

test('pictures of a step that the journal can’t take are moved back', () => {
  const moved: PictureMove[] = [];
  const session = createSession(
    openValid('many-files'),
    [],
    () => {
      throw new Error('ENOSPC: no space left on device, write');
    },
    () => null,
    (moves) => {
      moved.push(...moves);
      return undefined;
    },
  );
  const move = { src: 'images/office.png', was: 'its hash', now: null };
  const remove = () => session.apply({ name: 'Delete', operations: [] }, { pictures: [move] });
  expect(remove).toThrow('ENOSPC');
  expect(moved).toEqual([move, { ...move, was: null, now: 'its hash' }]);
});
