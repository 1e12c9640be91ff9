import { inTime } from '../../ui/hooks/in-time';
import { onePress } from './one-press';

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
  let lastPress = Number.NEGATIVE_INFINITY;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const press = await behavior;
    if (press) press();
    else if (performance.now() - lastPress >= onePress) {
      lastPress = performance.now();
      form.submit();
    }
  });
}
