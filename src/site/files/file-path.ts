/** The folder of a file, with a slash at its end; empty for none. */
export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** The name of a file within its folder. */
export const fileNameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
