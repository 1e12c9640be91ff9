import type { Files } from '../files/files';
import { textForm } from '../schema/text-form';

const { pattern, form } = textForm('imageFile');

/** What the names of pictures end with, as the schema lists it. */
export const pictureKinds: readonly string[] = /\(([a-z|]+)\)\$$/.exec(pattern)?.[1]?.split('|') ?? [];

/** What follows the last dot of a file's name. */
export const kindOf = (file: string): string => /\.([^./]*)$/.exec(file)?.[1] ?? '';

/** Files that pages can show: all of the content that a site serves, whatever else is beside them. */
export const isPicture = (files: Files, path: string): boolean => form.test(path) && !files.link(path);
