import { fileNameOf } from './file-path';

/**
 * The one file without which git sees no repository. The folders objects/ and refs/ may be empty, hidden from us or
 * elsewhere, and some disks do not tell capitals apart.
 */
export const isRepositoryHead = (file: string): boolean => fileNameOf(file).toLowerCase() === 'head';
