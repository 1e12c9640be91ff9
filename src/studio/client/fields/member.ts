import { type ComponentType, createContext, useContext } from 'react';
import type { FieldPlan } from '../../../site/schema/plan-types';

/** A field of an object, an item of a list, an entry of a map. */
export interface MemberProps {
  pointer: string;
  plan: FieldPlan;
  value: unknown;
  /** The name of its control. */
  name: string;
  required: boolean;
  /** An item has its name and its buttons beside it, and no description of its own. */
  isItem?: boolean;
  /** Only for an optional field. */
  optional?: OptionalField;
}

/** What can be done with a field that may be missing. Always the same object, so that fields are not rendered again. */
export interface OptionalField {
  remove(pointer: string): void;
  /** The control stays, although the field gets empty and is gone. */
  empty(pointer: string): void;
}

/** The component that renders a member: objects and lists have members again. */
export const MemberContext = createContext<ComponentType<MemberProps>>(() => null);
export const useMember = () => useContext(MemberContext);
