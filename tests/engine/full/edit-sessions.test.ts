import { expect, test } from 'vitest';
import { lostEdits } from '../../support/edits/check-interleaving';

test('in 1,000 sessions nothing typed is lost between saves of others, checkouts and kills', () => {
  for (let seed = 1; seed <= 1000; seed++)
    expect({ seed, lost: lostEdits(seed) }).toEqual({ seed, lost: [] });
}, 900_000);
