import { type RefObject, useEffect } from 'react';
import type { Place } from '../../../site/json/place';
import type { Form } from './form';

/** Those that had their focus: a form that is rendered later does not take it again. */
const done = new WeakSet<Place>();

/** Moves the focus to the control of a field of this form, when it is wanted there. */
export function useFocusWanted(
  form: RefObject<HTMLElement | null>,
  place: Place,
  { takeNew }: Form,
  wanted: Place | undefined,
) {
  useEffect(() => {
    if (!wanted || !form.current || done.has(wanted) || wanted.file !== place.file) return;
    if (wanted.pointer !== place.pointer && !wanted.pointer.startsWith(`${place.pointer}/`)) return;
    const field = fieldAt(form.current, wanted.pointer, place.pointer);
    const control = field?.querySelector<HTMLElement>('[data-focus]');
    if (!field || !control) return;
    done.add(wanted);
    const isNew = takeNew(wanted.pointer);
    const first = (isNew && field.querySelector<HTMLElement>(firstInPart)) || control;
    first.focus({ preventScroll: true });
    if (isNew && isText(first)) first.select();
    field.scrollIntoView({ block: 'nearest' });
  }, [form, place, takeNew, wanted]);
}

/** Of a part that can be folded: what is written first in it. */
const firstInPart = ':scope > .field-part-body :is(input, textarea, [data-focus])';

/** The field, or the innermost around it that is rendered. */
function fieldAt(form: HTMLElement, pointer: string, top: string): Element | undefined {
  let at = pointer;
  while (at.length > top.length) {
    const found = form.querySelector(`[data-pointer="${CSS.escape(at)}"]`);
    if (found) return found;
    at = at.slice(0, at.lastIndexOf('/'));
  }
  return form;
}

const isText = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
