import type { Hand, Mistake } from './mistakes';

const pageOf = ({ contents, pick }: Hand) =>
  pick([...contents.keys()].filter((file) => file.startsWith('pages/')));

/** Folders with more than one file. */
function foldersOf({ contents }: Hand): string[] {
  const folders = [...contents.keys()].map((file) => file.slice(0, file.lastIndexOf('/')));
  const several = folders.filter(
    (folder, index) => folders.indexOf(folder) !== index && folder.includes('/'),
  );
  return [...new Set(several)];
}

function moved(name: string, { contents }: Hand, from: string, to: string): Mistake {
  const changes = new Map<string, string | undefined>();
  for (const [file, text] of contents)
    if (file === from || file.startsWith(`${from}/`)) {
      changes.set(file, undefined);
      changes.set(to + file.slice(from.length), text);
    }
  return { name, changes, words: `${from} ${to}` };
}

function added(name: string, { contents }: Hand, file: string, to: string): Mistake {
  return { name, changes: new Map([[to, contents.get(file) ?? '']]), words: `${file} ${to}` };
}

/** What file managers, editors and people do to whole files. */
export const fileMistakes: Readonly<Record<string, (hand: Hand) => Mistake>> = {
  'a file moved out of pages'(hand) {
    const file = pageOf(hand);
    return moved('a file moved out of pages', hand, file, file.replace('pages/', ''));
  },
  'a file with another end'(hand) {
    const file = pageOf(hand);
    return moved('a file with another end', hand, file, file + hand.pick(['.txt', '.bak', '~', '.orig']));
  },
  'a file deleted'(hand) {
    const file = pageOf(hand);
    return { name: 'a file deleted', changes: new Map([[file, undefined]]), words: file };
  },
  'a file copied'(hand) {
    const file = pageOf(hand);
    const mark = hand.pick([' copy', ' - Copy', ' (1)', ' 2', '_BACKUP_123', '.sync-conflict-20260101-ABC']);
    return added('a file copied', hand, file, file.replace('.json', `${mark}.json`));
  },
  'a backup of an editor'(hand) {
    const file = pageOf(hand);
    return added('a backup of an editor', hand, file, file + hand.pick(['~', '.bak', '.orig', '.swp']));
  },
  'a folder renamed'(hand) {
    const folder = hand.pick(foldersOf(hand));
    return moved('a folder renamed', hand, folder, `${folder}-new`);
  },
  'a folder moved'(hand) {
    const folder = hand.pick(foldersOf(hand).filter((name) => name.startsWith('pages/')));
    return moved('a folder moved', hand, folder, folder.replace('pages/', ''));
  },
};
