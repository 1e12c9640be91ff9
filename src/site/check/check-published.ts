import type { Files } from '../files/files';
import type { Finding } from '../problem/finding';
import { checkAlone } from './check-picture';
import { fileContent } from './file-content';
import { fileKind } from './file-kind';
import { fileLarge } from './file-large';
import { fileName } from './file-name';
import { fileTooLarge } from './file-too-large';
import type { Rule } from './rule';

/** What can be said of a published file without the pages that link to it. */
const rules: readonly Rule[] = [fileKind, fileName, fileContent, fileTooLarge, fileLarge];

/** What the rules say of the only file there is. */
export const checkPublished = (files: Files, file: string): Finding[] => checkAlone(rules, files, file);
