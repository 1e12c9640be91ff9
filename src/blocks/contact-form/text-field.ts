/** A field as the form's behavior sees it: one of the usual four, or what stands for those of a form's own. */
export interface FormField
  extends Pick<
    HTMLInputElement | HTMLTextAreaElement,
    'id' | 'name' | 'value' | 'readOnly' | 'focus' | 'setAttribute' | 'removeAttribute'
  > {
  /** Where another rule holds than that of the usual four. */
  wrong?: boolean;
}

/** The only rule of the usual fields (docs/product.md, form check). A text of spaces is empty too. */
export const isWrong = ({ value, wrong = value.trim() === '' }: FormField): boolean => wrong;

/** Shows or hides a field's error, and connects it to the field. */
export function mark(field: FormField, wrong: boolean): void {
  const id = `${field.id}-error`;
  const error = document.getElementById(id);
  if (error) error.hidden = !wrong;
  for (const [name, value] of [
    ['aria-invalid', 'true'],
    ['aria-describedby', id],
  ] as const)
    if (wrong) field.setAttribute(name, value);
    else field.removeAttribute(name);
}
