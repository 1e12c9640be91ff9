import { inTime } from './in-time';

/** A form's own answer to a press of its button. */
export type Press = () => void;

/**
 * The form's behavior arrives in a part of its own when the form is nearly in sight or is used. Where that part
 * can't be had the form stays what the server wrote: a plain POST, or an address to write to.
 */
export function connectForm(form: HTMLFormElement): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let behavior: Promise<Press | undefined> | undefined;

  const load = () => {
    behavior ??= inTime(import('./contact-form-logic')).then(
      ({ attach }) => attach(form, signal),
      () => undefined,
    );
    return behavior;
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) load();
    },
    { rootMargin: '100%' },
  );
  observer.observe(form);
  signal.addEventListener('abort', () => observer.disconnect());
  form.addEventListener('focusin', load, { signal });
  form.addEventListener(
    'submit',
    async (event) => {
      event.preventDefault();
      const press = await load();
      if (press) press();
      else form.submit();
    },
    { signal },
  );
  return () => gone.abort();
}
