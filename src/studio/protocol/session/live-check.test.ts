import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtures, openInvalid, openValid } from '../../../../tests/support/fixtures';
import { oneOfEvery } from '../../../../tests/support/variations';
import { validators } from '../../../node/base/content/compiled-validators';
import type { Files } from '../../../site/files/files';
import { loadSite } from '../../../site/load-site';
import { locateFindings } from '../../../site/problem/locate-findings';
import { lateFiles } from '../../server/workspace/written-files';
import { createLiveCheck } from './live-check';
import { createPendingChanges } from './pending';

const valid = openValid('many-files');

/** Content that becomes another one while it is checked, as when another program writes its files. */
function checkInTurn() {
  let files = valid;
  const base = lateFiles(() => files);
  const pending = createPendingChanges(base);
  const check = createLiveCheck(pending.files, pending.changes, validators);
  return {
    become(next: Files) {
      const names = new Set([...files.list(), ...next.list()]);
      const changed = [...names].filter((file) => !isSame(files, next, file));
      files = next;
      pending.rebase(new Set());
      check.rewritten(new Set(changed));
      return locateFindings(pending.files, check.now().findings);
    },
  };
}

function isSame(one: Files, other: Files, file: string): boolean {
  const [a, b] = [one.head(file), other.head(file)];
  return a !== undefined && b !== undefined && Buffer.from(a).equals(b);
}

const messagesOf = (files: Files) => locateFindings(files, loadSite(files, validators).findings);

describe('an editor reads what validate prints', () => {
  const check = checkInTurn();
  check.become(valid);

  test.each(oneOfEvery(6, readdirSync(join(fixtures, 'invalid'))))('%s', (folder) => {
    const files = openInvalid(folder);
    expect(check.become(files)).toEqual(messagesOf(files));
    // And nothing is left of it when it is corrected.
    expect(check.become(valid)).toEqual(messagesOf(valid));
  });
});
