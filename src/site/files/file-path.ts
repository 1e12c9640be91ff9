/** The folder of a file, with a slash at its end; empty for none. */
export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** The name of a file within its folder. */
export const fileNameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** The folders that a path is in, the innermost first; '' is the last. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
    folders.push(path.slice(0, end));
  folders.push('');
  return folders;
}

/** True for a name, in lower case, that Windows reserves for a device, such as `con.json`. */
export const isDeviceName = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)$/.test(name);

/**
 * The one file without which git sees no repository. The folders objects/ and refs/ may be empty, hidden from us or
 * elsewhere, and some disks do not tell capitals apart.
 */
export const isRepositoryHead = (file: string): boolean => fileNameOf(file).toLowerCase() === 'head';
