import type { Part } from '../json/locate';
import type { Meant } from '../problem/finding';

export interface SchemaMistake {
  pointer: string;
  part: Part;
  message: string;
  help?: string | undefined;
  meant?: Meant | undefined;
}
