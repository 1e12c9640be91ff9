import type { RichText } from '../page/rich-text';
import type { CheckboxField, FormField } from '../schema/types.gen';
import type { Words } from '../words/words';

export type PlainField = Exclude<FormField, CheckboxField>;
type FieldTexts = PlainField | (Omit<CheckboxField, 'label'> & { label: RichText });

/** A field as the server draws it, with what visitors read when they left it out, or when it can't be what they wrote. */
export type FormFieldView = FieldTexts & { missing: string; wrong: string };

/** The fields of a form that has others than the usual four. */
export interface FormFieldsPart {
  kind: 'fields';
  fields: readonly FormFieldView[];
  words: Pick<Words, 'fieldErrors' | 'fieldOptional' | 'fieldSelect'>;
}
