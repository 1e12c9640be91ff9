import * as strings from '../../ui/strings';
import { deliver } from './deliver';
import { openDraft } from './draft';
import { onePress } from './one-press';
import { isEmpty, markEmpty, type TextField } from './text-field';

/** Messages on their way, by the form they are of. The page may be left meanwhile; the form that comes back reports. */
const onTheirWay = new Map<string, Promise<boolean>>();

/** Gives the form that is on screen its behavior (specification §4, §5, §8) and returns what a press does. */
export function attach(form: HTMLFormElement): (() => void) | undefined {
  const fields = [...form.querySelectorAll<TextField>('.input')];
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
    onTheirWay.delete(draft.key);
    setSending(false);
    if (!arrived) {
      failure.textContent = strings.notSent;
      return;
    }
    form.reset();
    success.textContent = strings.sent;
    success.parentElement?.focus();
  };

  const wasSending = draft.restore();
  const sending = onTheirWay.get(draft.key);
  if (sending) report(sending);
  // The page was loaded anew, perhaps before there was an answer.
  else if (wasSending) failure.textContent = strings.notSent;
  button.hidden = false;
  button.disabled = false;
  form.addEventListener('input', () => {
    draft.save();
    for (const field of fields) if (!isEmpty(field)) markEmpty(field, false);
  });

  // A key that is held down is one press.
  form.addEventListener('keydown', (event) => {
    if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement))
      event.preventDefault();
  });

  return async () => {
    if (busy || performance.now() - lastSending < onePress) return;
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
    draft.noteSending();
    const message = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    const delivery = deliver(message, draft.id(), form.getAttribute('action')).then((arrived) => {
      if (arrived) draft.clear();
      return arrived;
    });
    onTheirWay.set(draft.key, delivery);
    await report(delivery);
  };
}
