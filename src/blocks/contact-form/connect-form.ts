import { inTime } from '../in-time';

/**
 * The form's behavior arrives in a part of its own. Where that can't be had the form stays what the server
 * wrote: a plain POST, or an address to write to.
 */
export function connectForm(form: HTMLFormElement | null): void {
  // React calls again when the form goes.
  if (!form) return;
  const behavior = inTime(import('./contact-form-logic')).then(
    ({ attach }) => attach(form),
    () => undefined,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const press = await behavior;
    if (press) press();
    else form.submit();
  });
}
