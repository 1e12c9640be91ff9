import { folderOf } from '../files/file-path';
import { leftoverOf, systemFile } from '../files/leftover';
import { kindOf, pictureKinds } from '../image/picture-files';
import type { Finding } from '../problem/finding';
import { groupBy } from '../problem/group-by';
import { createFinding } from '../problem/rule-text';
import { unreadFile } from './rules/unread-file';
import { unusedPageFile } from './rules/unused-page-file';

/** Names of JSON files, as people and programs write them by mistake. */
const almostJson = /\.(json\.(txt|json)|json[5cl]?|jsn|jason|jso)$/i;

/** The finding for one file, and the one for several files of a folder. */
interface Unread {
  one: Finding;
  all?: (count: number) => Finding;
}

/** What is wrong with files that are neither site.json nor pages nor below images/: a folder of them is one mistake. */
export function unreadFindings(files: readonly string[], exists: (file: string) => boolean): Finding[] {
  const unread = files.map((file) => describe(file, exists));
  const byFolder = groupBy(unread, ({ one, all }) => all && `${one.id} ${folderOf(one.file)}`);
  return [
    ...unread.flatMap(({ one, all }) => (all ? [] : [one])),
    ...[...byFolder.values()].flatMap((found) => {
      const followUps = found.map(({ one }) => one);
      const [first] = found;
      return first?.all && followUps.length > 1 ? [{ ...first.all(followUps.length), followUps }] : followUps;
    }),
  ];
}

function describe(file: string, exists: (file: string) => boolean): Unread {
  const location = { file, pointer: '' };
  if (systemFile.test(file)) return { one: createFinding(unreadFile, location, 'system') };
  const leftover = leftoverOf(file);
  if (leftover && exists(leftover.of))
    return { one: createFinding(unreadFile, location, 'leftover', leftover.what, leftover.of) };
  const meant = meantPage(file);
  const folder = folderOf(file);
  if (meant === file && file.startsWith('pages/'))
    return {
      one: createFinding(unusedPageFile, location, 'unused', file),
      all: (count) => createFinding(unusedPageFile, location, 'several', count, folder),
    };
  if (meant === file)
    return {
      one: createFinding(unusedPageFile, location, 'folder', inFolder(file, 'pages')),
      all: (count) =>
        createFinding(unusedPageFile, location, 'folders', count, folder, inFolder(folder, 'pages')),
    };
  if (meant !== undefined) {
    const written = /(\.\w+)?[.~][^./~]*$/.exec(file)?.[0] ?? '';
    return { one: createFinding(unreadFile, location, 'name', written, inFolder(meant, 'pages')) };
  }
  if (pictureKinds.includes(kindOf(file).toLowerCase()))
    return {
      one: createFinding(unreadFile, location, 'folder', inFolder(file, 'images')),
      all: (count) =>
        createFinding(unreadFile, location, 'folders', count, folder, inFolder(folder, 'images')),
    };
  return { one: createFinding(unreadFile, location, 'other') };
}

/** The JSON file that a name means. */
export function meantPage(file: string): string | undefined {
  if (/^pages\/.*\.txt$/i.test(file)) return file.replace(/(\.json)?\.txt$/i, '.json');
  if (almostJson.test(file)) return file.replace(almostJson, '.json');
  const { of } = leftoverOf(file) ?? {};
  return of?.endsWith('.json') ? of : undefined;
}

/** Other names of the two folders. */
const namesakes = {
  pages: /^(pages?|content|site)$/i,
  images: /^(images?|img|pictures?|photos?|media|assets)$/i,
};

/** The same below the folder that holds all of its kind. */
function inFolder(path: string, folder: keyof typeof namesakes): string {
  const [first = '', ...rest] = path.split('/');
  if (first === folder) return path;
  const isNamesake = rest.length > 0 && namesakes[folder].test(first);
  return [folder, ...(isNamesake ? rest : [first, ...rest])].join('/');
}
