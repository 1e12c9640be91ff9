import { fileNameOf, folderOf } from './file-path';

export interface Leftover {
  what: 'a copy' | 'a backup' | "a merge tool's copy";
  /** The file that it was made from. */
  of: string;
}

/** What is cut out of a file's name to get the name that it was made from. */
const marks: readonly (readonly [what: Leftover['what'], mark: RegExp])[] = [
  ["a merge tool's copy", /[._](BACKUP|BASE|LOCAL|REMOTE)[._]\d+(?=\.[^.]+$)|\.(orig|rej|mine|theirs|r\d+)$/],
  ['a backup', /~$|\.(bak|backup|old|save|sav|swp|swo|tmp|temp)(\d*$|(?=\.[^.]+$))/i],
  // File managers, in several languages.
  ['a copy', /( - |[ _-])(copy|kopie|copie|copia|копия)( ?\d+| ?\(\d+\))?(?=\.[^.]+$)/i],
  ['a copy', /^(copy of|kopie von|copie de|copia de) /i],
  // Programs that synchronize folders.
  ['a copy', / ?\([^()]*conflicted copy[^()]*\)(?=\.)|\.sync-conflict-[\w-]+(?=\.)/i],
  // Browsers and file managers count.
  ['a copy', / ?\(\d+\)(?=\.[^.]+$)| \d+(?=\.[^.]+$)/],
];

/** The file that a copy was made from, and what made it, such as an editor's backup. */
export function leftoverOf(file: string): Leftover | undefined {
  const name = fileNameOf(file).replace(/^#(.+)#$/, '$1~');
  for (const [what, mark] of marks) {
    const of = name.replace(mark, '');
    if (of !== name && of !== '') return { what, of: folderOf(file) + of };
  }
  return undefined;
}

/** What file managers leave in folders; names with a dot at the start are never listed. */
export const systemFile = /(^|\/)((eh)?thumbs\.db|desktop\.ini|icon\r|~\$[^/]*|__MACOSX\/.*)$/i;
