import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Place } from '../../../site/json/place';
import type { Kind } from '../../../site/schema/definitions';
import type { FieldPlan, PlannedField, PlanOf } from '../../../site/schema/plan-types';
import type { Control } from './control';
import type { MemberProps, OptionalField } from './member';

export interface ValueControl {
  Control: Control;
  /** The control is one element that a `<label>` can name. */
  isSingle: boolean;
  /** It has the room of an item in a list of choices. */
  isSmall?: boolean;
}

export type ListProps = Omit<MemberProps, 'plan'> & { plan: PlanOf<'list'> };

interface ListControl {
  /** Otherwise the list is rendered item by item. */
  fits(plan: PlanOf<'list'>, value: unknown): boolean;
  Control: ComponentType<ListProps>;
}

export interface MembersProps {
  pointer: string;
  fields: readonly PlannedField[];
  value: Readonly<Record<string, unknown>>;
  optional: OptionalField;
}

export interface VariantsProps {
  pointer: string;
  plan: PlanOf<'union'>;
  value: Readonly<Record<string, unknown>>;
  /** Its fields. */
  children: ReactNode;
}

export interface LinkTargetProps {
  /** The field of the link, if it is one. */
  place: Place | undefined;
  /** A change of the place with the `step` is one step of undo with the file that was added. */
  onAddress(address: string, step?: string, at?: Place): void;
  children: ReactNode;
}

export interface IconTargetProps {
  /** The field of the icon. */
  place: Place;
  /** Before a file is added. */
  onAdd(): void;
  /** As with a picture. */
  onIcon(src: string, step?: string, at?: Place): void;
  /** Gets the button that asks for a file. */
  children(button: ReactNode): ReactNode;
}

export interface PicturesTargetProps {
  /** The list, and its name. */
  place: Place;
  name: string;
  /** All with one `step` are one step of undo. `left` is how many follow. */
  onPicture(src: string, step?: string, at?: Place, left?: number): void;
}

export interface PictureDialogProps {
  /** The field that will show the picture. */
  place: Place | undefined;
  /** The picture that the field has. */
  src: string;
  onChoose(src: string, step?: string, at?: Place): void;
  onClose(): void;
}

/** What control a field gets, by the kind of its value. Without one, it gets a control by what its value is. */
export interface Controls {
  /** The controls of values that are neither object nor list. */
  values: ReadonlyMap<Kind, ValueControl>;
  /** By what a value is, instead of the usual controls. */
  forms?: ReadonlyMap<FieldPlan['is'], ValueControl>;
  /** A page's own path is no choice among the paths that there are. */
  ownPath: ValueControl;
  /** By the kind of their items. */
  lists: ReadonlyMap<Kind, ListControl>;
  /** The fields of an object. */
  members: ReadonlyMap<Kind, ComponentType<MembersProps>>;
  /** What chooses among the variants of a union, around its fields. */
  variants: ReadonlyMap<Kind, ComponentType<VariantsProps>>;
  /** Around a link: takes a file for it. */
  LinkTarget: ComponentType<LinkTargetProps>;
  /** Around an icon: takes a file for it. */
  IconTarget: ComponentType<IconTargetProps>;
  /** Takes several pictures for a list. */
  PicturesTarget: ComponentType<PicturesTargetProps>;
  /** Asks for a picture of the folder, or a new one. */
  PictureDialog: ComponentType<PictureDialogProps>;
  /** Adds a page of a path that something links to already. */
  NewPage: ComponentType<{ path: string; stays: boolean; close(): void }>;
  /** Copies a page, for a change of it at a date. */
  ChangeAt: ComponentType<{ plan: FieldPlan }>;
  /** Says whether anything publishes the site at its dates. */
  DateNote: ComponentType;
}

const ControlsContext = createContext<Controls | undefined>(undefined);
export const ControlsProvider = ControlsContext.Provider;

export function useControls(): Controls {
  const controls = useContext(ControlsContext);
  if (!controls) throw new Error('A field is used outside a form.');
  return controls;
}
