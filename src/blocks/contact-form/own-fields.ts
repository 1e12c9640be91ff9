import type { FormField, FormFields } from './text-field';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface OwnField extends FormField {
  /** Several only for one answer of some that are all shown. */
  controls: readonly Control[];
}

const day = 24 * 60 * 60 * 1000;

/** A day by the visitor's clock, as a field for dates has it. */
const dateIn = (days: number): string => new Intl.DateTimeFormat('sv').format(Date.now() + days * day);

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);

function fieldOf(controls: readonly [Control, ...Control[]]): OwnField {
  const [first] = controls;
  const toggles = controls.filter(isToggle);
  const { id, name } = first;
  return {
    controls,
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
    focus: () => (toggles.find(({ checked }) => checked) ?? first).focus(),
  };
}

const isEmpty = ({ required, validity, value }: Control) =>
  required && !validity.badInput && (validity.valueMissing || value.trim() === '');

/** Fields instead of the usual four (docs/product.md, own form fields), by the rules that their markup has. */
export function ownFields(holder: HTMLElement): FormFields<OwnField> {
  const byName = new Map<string, [Control, ...Control[]]>();
  for (const control of holder.querySelectorAll<Control>('input:not([type="hidden"]), textarea, select')) {
    const { from } = control.dataset;
    if (from && 'min' in control) control.min = dateIn(Number(from));
    const others = byName.get(control.name);
    if (others) others.push(control);
    else byName.set(control.name, [control]);
  }
  const fields = [...byName.values()].map(fieldOf);
  const note = holder.querySelector<HTMLElement>('.form-errors');
  const links = note?.querySelector('ul');
  const marked = new Map<OwnField, string>();

  /** What is above the fields names each that is marked. */
  function list() {
    const items = fields.flatMap((field) => {
      const text = marked.get(field);
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
    links?.replaceChildren(...items);
    if (note) note.hidden = items.length === 0;
  }

  return {
    fields,
    isWrong: ({ controls }) => controls.some((control) => isEmpty(control) || !control.validity.valid),
    mark(field, wrong) {
      const [first] = field.controls;
      const error = document.getElementById(`${field.id}-error`);
      if (!first || !error || (!wrong && !marked.has(field))) return;
      const { missing = '', wrong: other = '' } = error.dataset;
      const text = field.controls.some(isEmpty) ? missing : other;
      if (wrong) marked.set(field, text);
      else marked.delete(field);
      error.hidden = !wrong;
      error.lastElementChild?.replaceChildren(text);
      const shown: HTMLElement = first.closest('fieldset') ?? first;
      const described = (shown.getAttribute('aria-describedby') ?? '').split(' ');
      const others = described.filter((id) => id !== '' && id !== error.id);
      shown.setAttribute('aria-describedby', [...others, ...(wrong ? [error.id] : [])].join(' '));
      shown.setAttribute('aria-invalid', String(wrong));
      list();
    },
    bodyOf: (message) => ({ fields: message }),
  };
}
