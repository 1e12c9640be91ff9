import { strings } from '../strings';
import { deliver } from './deliver';
import { openDraft } from './draft';
import { isEmpty, markEmpty, type TextField } from './text-field';

/** Presses closer than this are one, as those of a double click are. In milliseconds. */
const onePress = 1000;

/** Gives the form that is on screen its behavior (specification §4, §5, §8) and returns what a press does. */
export function attach(form: HTMLFormElement): (() => void) | undefined {
  const fields = [...form.querySelectorAll<TextField>('.input')];
  const trap = form.querySelector<HTMLInputElement>('.honeypot input');
  const failure = form.querySelector('.contact-failure > span');
  const success = form.querySelector('.contact-success > span');
  const button = form.querySelector<HTMLButtonElement>('.submit > button');
  if (!failure || !success || !button) return undefined;

  const draft = openDraft(fields);
  let sending = false;
  let lastSending = Number.NEGATIVE_INFINITY;

  function setSending(now: boolean) {
    sending = now;
    button?.setAttribute('aria-busy', String(now));
    for (const field of fields) field.readOnly = now;
  }

  draft.restore();
  button.hidden = false;
  button.disabled = false;
  form.addEventListener('input', () => {
    draft.save();
    for (const field of fields) if (!isEmpty(field)) markEmpty(field, false);
  });

  return async () => {
    if (sending || performance.now() - lastSending < onePress) return;
    failure.textContent = '';
    success.textContent = '';
    for (const field of fields) markEmpty(field, isEmpty(field));
    const firstEmpty = fields.find(isEmpty);
    if (firstEmpty || trap?.value) {
      failure.textContent = strings.notSent;
      firstEmpty?.focus();
      return;
    }
    lastSending = performance.now();
    setSending(true);
    const message = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const arrived = await deliver(message, form.getAttribute('action'));
    setSending(false);
    if (!arrived) {
      failure.textContent = strings.notSent;
      return;
    }
    draft.clear();
    form.reset();
    success.textContent = strings.sent;
    success.parentElement?.focus();
  };
}
