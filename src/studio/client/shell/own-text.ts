import { isTextBox } from '../parts/text-box';

/** The text of a box that is no content, or not yet, such as a filter; undefined elsewhere. */
export function ownText(target: EventTarget | null): string | undefined {
  const isBox = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isBox || !isTextBox(target)) return undefined;
  return target.matches('[data-draft]') || !target.closest('[data-pointer]') ? target.value : undefined;
}
