import type { MarkedPart } from '../json/locate';
import type { Fix, Meant } from '../problem/finding';
import type { FieldPlan } from '../schema/plan-types';

/** A value of a document, with its plan. */
export interface PlannedValue {
  pointer: string;
  value: unknown;
  plan: FieldPlan;
}

export interface SchemaMistake {
  pointer: string;
  part: MarkedPart;
  message: string;
  help?: string | undefined;
  fix?: Fix | undefined;
  meant?: Meant | undefined;
  /** It explains all that is wrong within the value, too. */
  isWhole?: true;
  written?: string | undefined;
}
