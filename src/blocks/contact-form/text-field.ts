type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A field as the form's behavior sees it: one text, whatever holds it. */
export type FormField = Pick<TextField, 'id' | 'name' | 'value' | 'readOnly' | 'focus'>;

/** The fields of a form, and what is particular to their kind. */
export interface FormFields<Field extends FormField = FormField> {
  fields: readonly Field[];
  /** Whether the message can't be sent with this. Written as methods: a form has fields of its own kind alone. */
  isWrong(field: Field): boolean;
  /** Shows or hides a field's error, and connects it to the field. */
  mark(field: Field, wrong: boolean): void;
  bodyOf(message: Readonly<Record<string, string>>): Readonly<Record<string, unknown>>;
}

/** The usual four. */
export const textFields = (form: HTMLFormElement): FormFields<TextField> => ({
  fields: [...form.querySelectorAll<TextField>('.input')],
  // The only rule (docs/product.md, form check). A text of spaces is empty too.
  isWrong: ({ value }) => value.trim() === '',
  mark(field, wrong) {
    const id = `${field.id}-error`;
    const error = document.getElementById(id);
    if (error) error.hidden = !wrong;
    if (wrong) {
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', id);
    } else {
      field.removeAttribute('aria-invalid');
      field.removeAttribute('aria-describedby');
    }
  },
  bodyOf: (message) => message,
});
