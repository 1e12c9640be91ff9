import type { Part } from '../json/locate';
import type { Meant, Mend } from '../problem/finding';

export interface SchemaMistake {
  pointer: string;
  part: Part;
  message: string;
  help?: string | undefined;
  mend?: Mend | undefined;
  meant?: Meant | undefined;
}
