import { deliver } from './deliver';
import { openDraft } from './draft';
import { onePress } from './one-press';
import { type FormField, isWrong, mark } from './text-field';

/** Messages being sent, by the key of their form. A visitor may leave and come back: then the new form reports. */
const beingSent = new Map<string, Promise<boolean>>();

/**
 * Adds behavior to the form. Returns the function to call at each press of the button; undefined when the form lacks a
 * part. What it shows then: docs/product.md, form messages.
 */
export function attach(form: HTMLFormElement, own?: readonly FormField[]): (() => void) | undefined {
  const fields: readonly FormField[] = own ?? [...form.querySelectorAll<HTMLInputElement>('.input')];
  const trap = form.querySelector<HTMLInputElement>('.honeypot input');
  const failure = form.querySelector('.contact-failure > span');
  const success = form.querySelector('.contact-success > span');
  const button = form.querySelector<HTMLButtonElement>('.submit > button');
  if (!failure || !success || !button) return undefined;

  const draft = openDraft(fields);
  let busy = false;
  let lastSending = Number.NEGATIVE_INFINITY;

  function setSending(now: boolean) {
    busy = now;
    button?.setAttribute('aria-busy', String(now));
    for (const field of fields) field.readOnly = now;
  }

  const report = async (sending: Promise<boolean>) => {
    setSending(true);
    const arrived = await sending;
    if (!form.isConnected) return;
    beingSent.delete(draft.key);
    setSending(false);
    if (!arrived) {
      failure.textContent = form.dataset.notSent ?? '';
      return;
    }
    form.reset();
    success.textContent = form.dataset.sent ?? '';
    success.parentElement?.focus();
  };

  const wasSending = draft.restore();
  const sending = beingSent.get(draft.key);
  if (sending) report(sending);
  // The page was reloaded, perhaps before there was an answer.
  else if (wasSending) failure.textContent = form.dataset.notSent ?? '';
  button.hidden = false;
  button.disabled = false;
  form.addEventListener('input', () => {
    draft.save();
    for (const field of fields) if (!isWrong(field)) mark(field, false);
  });

  // A key held down counts as one press.
  form.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  });

  return async () => {
    if (busy || performance.now() - lastSending < onePress) return;
    failure.textContent = '';
    success.textContent = '';
    for (const field of fields) mark(field, isWrong(field));
    const firstWrong = fields.find(isWrong);
    if (firstWrong || trap?.value) {
      // Fields of one's own say above the form what is wrong.
      failure.textContent = (own && firstWrong ? '' : form.dataset.notSent) ?? '';
      firstWrong?.focus();
      return;
    }
    lastSending = performance.now();
    draft.noteSending();
    const message = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const delivery = deliver(
      own ? { fields: message } : message,
      draft.id(),
      form.getAttribute('action'),
    ).then((arrived) => {
      if (arrived) draft.clear();
      return arrived;
    });
    beingSent.set(draft.key, delivery);
    await report(delivery);
  };
}
