import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';

/** A hidden file beside another one, for its next content. Short: the other name may be the longest that is allowed. */
export const waitingFile = (file: string): string => join(dirname(file), `.${randomUUID()}`);
