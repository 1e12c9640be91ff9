import { inTime } from '../../ui/hooks/in-time';
import { onePress } from './one-press';

/**
 * Adds the form's behavior, which is a separate part of the script. Where that part can't be loaded, the form stays as
 * the server wrote it: a plain POST, or an address to write to.
 */
export function connectForm(form: HTMLFormElement | null): void {
  // React calls this with null when the form is removed.
  if (!form) return;
  const part = form.querySelector('.own-fields') ? import('./own-fields') : import('./contact-form-logic');
  const behavior = inTime(part).then(
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
