export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The only rule (docs/product.md, form check). A text of spaces is empty too. */
export const isEmpty = ({ value }: TextField) => value.trim() === '';

/** Shows or hides a field's error, and connects it to the field. */
export function markEmpty(field: TextField, empty: boolean): void {
  const id = `${field.id}-error`;
  const error = document.getElementById(id);
  if (error) error.hidden = !empty;
  if (empty) {
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', id);
  } else {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  }
}
