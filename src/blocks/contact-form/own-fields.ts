import { attach as attachTo } from './contact-form-logic';
import type { FormField } from './text-field';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const day = 24 * 60 * 60 * 1000;

/** A day by the visitor's clock, as a field for dates has it. */
const dateIn = (days: number): string => new Intl.DateTimeFormat('sv').format(Date.now() + days * day);

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);

const isMissing = ({ required, validity, value }: Control) =>
  required && !validity.badInput && (validity.valueMissing || value.trim() === '');

/** Above the fields: the errors of those that must be corrected, each as a link. */
function errorList(holder: HTMLElement, fields: readonly FormField[]) {
  const note = holder.querySelector<HTMLElement>('.form-errors');
  const errors = new Map<string, string>();
  return (id: string, error: string | undefined) => {
    if (error === undefined) errors.delete(id);
    else errors.set(id, error);
    const items = fields.flatMap((field) => {
      const text = errors.get(field.id);
      if (text === undefined) return [];
      const [item, link] = [document.createElement('li'), document.createElement('a')];
      link.href = `#${field.id}`;
      link.textContent = text;
      link.onclick = (event) => {
        event.preventDefault();
        field.focus();
      };
      item.append(link);
      return [item];
    });
    note?.querySelector('ul')?.replaceChildren(...items);
    if (note) note.hidden = items.length === 0;
  };
}

/** What a form has instead of one of the usual four: one control, or several of which one is the answer. */
function fieldOf(
  controls: readonly [Control, ...Control[]],
  list: (id: string, error: string | undefined) => void,
): FormField {
  const [first] = controls;
  const { id, name } = first;
  const toggles = controls.filter(isToggle);
  const shown: HTMLElement = first.closest('fieldset') ?? first;
  const hints = shown.getAttribute('aria-describedby');
  return {
    id,
    name,
    get value() {
      return isToggle(first) ? (toggles.find(({ checked }) => checked)?.value ?? '') : first.value;
    },
    set value(text) {
      if (isToggle(first)) for (const toggle of toggles) toggle.checked = toggle.value === text;
      else first.value = text;
    },
    get readOnly() {
      return 'readOnly' in first && first.readOnly;
    },
    set readOnly(now) {
      if ('readOnly' in first) first.readOnly = now;
    },
    get wrong() {
      return controls.some((control) => isMissing(control) || !control.validity.valid);
    },
    focus: () => (toggles.find(({ checked }) => checked) ?? first).focus(),
    setAttribute(attribute, value) {
      if (attribute === 'aria-invalid') {
        const error = document.getElementById(`${id}-error`);
        const text = (controls.some(isMissing) ? error?.dataset.missing : error?.dataset.wrong) ?? '';
        error?.lastElementChild?.replaceChildren(text);
        list(id, text);
        shown.setAttribute(attribute, value);
      } else shown.setAttribute(attribute, hints === null ? value : `${hints} ${value}`);
    },
    removeAttribute(attribute) {
      list(id, undefined);
      if (attribute === 'aria-describedby' && hints !== null) shown.setAttribute(attribute, hints);
      else shown.removeAttribute(attribute);
    },
  };
}

/** Fields instead of the usual four (docs/product.md, own form fields), by the rules that their markup has. */
export function attach(form: HTMLFormElement): (() => void) | undefined {
  const holder = form.querySelector<HTMLElement>('.own-fields');
  if (!holder) return undefined;
  const byName = new Map<string, [Control, ...Control[]]>();
  for (const control of holder.querySelectorAll<Control>('input:not([type="hidden"]), textarea, select')) {
    const { from } = control.dataset;
    if (from && 'min' in control) control.min = dateIn(Number(from));
    const others = byName.get(control.name);
    if (others) others.push(control);
    else byName.set(control.name, [control]);
  }
  const fields: FormField[] = [];
  const list = errorList(holder, fields);
  for (const controls of byName.values()) fields.push(fieldOf(controls, list));
  return attachTo(form, fields);
}
