import { type RefObject, useEffect } from 'react';
import type { Place } from '../../../site/json/place';
import type { Reveal } from '../model/editor';
import { isWithin } from '../model/places';
import { keepInSight } from '../parts/keep-in-sight';

/** Those that were done: a form that is rendered later does not begin again. */
const done = new WeakSet<Reveal>();

/** Brings the field that is to be seen into sight, if this form has it, and marks it. */
export function useReveal(form: RefObject<HTMLElement | null>, place: Place, wanted: Reveal | undefined) {
  useEffect(() => {
    if (!wanted || !form.current || done.has(wanted) || !isWithin(wanted.place, place)) return;
    const field = fieldAt(form.current, wanted.place.pointer, place.pointer);
    const control = field.querySelector<HTMLElement>('[data-focus]');
    if (!control) return;
    done.add(wanted);
    // Of a whole form that somebody works in, nothing is out of sight.
    if (field === form.current && !wanted.isNew && field.contains(document.activeElement)) return;
    const first = (wanted.isNew && field.querySelector<HTMLElement>(firstInPart)) || control;
    if (wanted.takesFocus && !field.contains(document.activeElement)) first.focus({ preventScroll: true });
    if (wanted.isNew && isText(first)) first.select();
    else if (wanted.isNew && first.isContentEditable) getSelection()?.selectAllChildren(first);
    // Of a whole form, the first field is shown.
    const shown = field === form.current ? (first.closest('[data-pointer]') ?? field) : field;
    const ended = new AbortController();
    markWhileThere(shown, ended);
    keepInSight(shown, [shown.querySelector(head) ?? first, first], ended.signal);
  }, [form, place, wanted]);
}

/** Of a part that can be folded: what is written first in it. */
const firstInPart = ':scope > .field-part-body :is(input, textarea, [data-focus])';

/** The label of a field, or of a part. */
const head = ':scope > :is(.field-head, .field-part-head)';

let marked: { field: Element; ended: AbortController } | undefined;

/** One field has the mark, until another has it, or it is left. */
function markWhileThere(field: Element, ended: AbortController): void {
  marked?.ended.abort();
  marked?.field.removeAttribute('data-revealed');
  marked = { field, ended };
  field.setAttribute('data-revealed', '');
}

/** The field, or the innermost around it that is rendered. */
function fieldAt(form: HTMLElement, pointer: string, top: string): HTMLElement {
  for (let at = pointer; at.length > top.length; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = form.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(at)}"]`);
    if (found) return found;
  }
  return form;
}

const isText = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
