export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The only rule (specification §5). Blank text says nothing either. */
export const isEmpty = ({ value }: TextField) => value.trim() === '';

/** Shows or hides the words below a field and ties them to it. */
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
