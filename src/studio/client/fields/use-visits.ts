import { type RefObject, useEffect } from 'react';
import type { Form } from './form';

/** Tells the editor which field has the focus. */
export function useVisits(element: RefObject<HTMLElement | null>, form: Form) {
  useEffect(() => {
    const root = element.current;
    if (!root) return;
    const enter = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest('[data-pointer]') : null;
      const pointer = field?.getAttribute('data-pointer');
      if (typeof pointer === 'string') form.editor().select({ file: form.file, pointer });
    };
    root.addEventListener('focusin', enter);
    root.addEventListener('focusout', form.leave);
    return () => {
      root.removeEventListener('focusin', enter);
      root.removeEventListener('focusout', form.leave);
    };
  }, [element, form]);
}
