import { escapeHtml } from '../../../app/server/html';
import type { FormFieldsPart, FormFieldView } from '../../../site/resolve/form-fields-part';
import { icon } from './icons';
import { lineHtml } from './inlines-html';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Field<Type extends FormFieldView['type']> = Extract<FormFieldView, { type: Type }>;

/** What a field gets from its form. */
interface Around {
  id: string;
  words: FormFieldsPart['words'];
}

/** Longer answers, and more of them, stand one below the other, or in a list. */
const mostInRow = 3;
const longestInRow = 14;
const mostShown = 4;

/** A box has one answer, as a message that a browser sends without a script. */
const ticked = 'yes';

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined || value === false) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
    })
    .join('');

/**
 * The fields of a form that has its own. Without `</span>` and `</div>`, which end server-only markup for a browser that
 * reads a document. Which fields a message without a script has, recipes know by the hidden one.
 */
export function fieldsHtml({ fields, words }: FormFieldsPart, id: string): string {
  const halves = inPairs(fields);
  const note = `<section class="contact-note form-errors" role="group" aria-labelledby="b0-${id}" hidden><p id="b0-${id}">${escapeHtml(words.fieldErrors)}</p><ul></ul></section>`;
  const all = fields.map((field, index) =>
    fieldHtml(
      field,
      { id: `b0-${id}-${field.name}`, words },
      halves.has(index) ? 'field field-half' : 'field',
    ),
  );
  return `${note}${all.join('')}<input type="hidden" name="_fields" value="1">`;
}

const isShort = (field: FormFieldView | undefined): boolean => {
  if (!field || field.type === 'checkbox') return false;
  if (field.type === 'choice') return field.options.length > mostShown;
  return field.type !== 'text' || (field.lines ?? 1) === 1;
};

/** Two short fields share a row; one alone has it all. */
function inPairs(fields: readonly FormFieldView[]): ReadonlySet<number> {
  const halves = new Set<number>();
  for (const index of fields.keys())
    if (isShort(fields[index]) && isShort(fields[index + 1]) && !halves.has(index))
      halves.add(index).add(index + 1);
  return halves;
}

function fieldHtml(field: FormFieldView, around: Around, className: string): string {
  if (field.type === 'checkbox') return checkbox(field, around);
  if (field.type === 'choice' && field.options.length <= mostShown) return radios(field, around);
  return `<p class="${className}"><label for="${around.id}">${labelHtml(field, around)}</label>${control(field, around)}${belowHtml(field, around)}</p>`;
}

const labelHtml = ({ label, optional }: Exclude<FormFieldView, Field<'checkbox'>>, { words }: Around) =>
  escapeHtml(label) + (optional ? ` <small>${escapeHtml(words.fieldOptional)}</small>` : '');

/** A script writes the error. */
const errorHtml = ({ missing, wrong }: FormFieldView, { id }: Around): string =>
  `<small class="field-error"${written({ id: `${id}-error`, 'data-missing': missing, 'data-wrong': wrong })} hidden>${icon('circle-alert').replace('<svg', '<svg class="icon"')}<b></b></small>`;

const belowHtml = (field: Exclude<FormFieldView, Field<'checkbox'>>, around: Around): string =>
  (field.hint ? `<small class="field-hint" id="${around.id}-hint">${escapeHtml(field.hint)}</small>` : '') +
  errorHtml(field, around);

const describedBy = (field: FormFieldView, { id }: Around): string | undefined => {
  const parts = [
    field.type === 'number' && field.unit ? `${id}-unit` : '',
    'hint' in field && field.hint ? `${id}-hint` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : undefined;
};

function control(field: Exclude<FormFieldView, Field<'checkbox'>>, around: Around): string {
  const { id } = around;
  const shared = {
    class: 'input',
    id,
    name: field.name,
    required: !field.optional,
    'aria-describedby': describedBy(field, around),
  };
  const input = (more: Attributes) => `<input${written({ ...shared, ...more })}>`;
  switch (field.type) {
    case 'text':
      return (field.lines ?? 1) > 1
        ? `<textarea${written({ ...shared, rows: field.lines })}></textarea>`
        : input({ type: 'text', autocomplete: field.autofill ?? 'off' });
    case 'email':
      return input({ type: 'email', autocomplete: 'email' });
    case 'phone':
      return input({ type: 'tel', autocomplete: 'tel' });
    case 'date':
      // The day itself is that of the visitor's clock.
      return input({ type: 'date', 'data-from': field.from && Number(field.from === 'tomorrow') });
    case 'number': {
      const { minimum: min, maximum: max, unit } = field;
      const number = input({ type: 'number', inputmode: 'numeric', min, max });
      return unit === undefined
        ? number
        : `<b class="with-unit">${number}<i id="${id}-unit">${escapeHtml(unit)}</i></b>`;
    }
    case 'choice': {
      const options = field.options.map((option) => `<option>${escapeHtml(option)}</option>`);
      return `<b class="with-arrow"><select${written(shared)}><option value="">${escapeHtml(around.words.fieldSelect)}</option>${options.join('')}</select>${icon('chevron-down')}</b>`;
    }
  }
}

function radios(field: Field<'choice'>, around: Around): string {
  const { id } = around;
  const inRow =
    field.options.length <= mostInRow && field.options.every(({ length }) => length <= longestInRow);
  const options = field.options.map((option, index) => {
    const own = { id: index === 0 ? id : `${id}-${index + 1}`, name: field.name, value: option };
    return `<label class="choice"><input type="radio"${written({ ...own, required: !field.optional })}>${escapeHtml(option)}</label>`;
  });
  const group = {
    role: 'radiogroup',
    'aria-labelledby': `${id}-label`,
    'aria-required': field.optional ? undefined : 'true',
    'aria-describedby': describedBy(field, around),
  };
  return `<fieldset class="field"${written(group)}><legend id="${id}-label">${labelHtml(field, around)}</legend><p class="choices${inRow ? ' choices-row' : ''}">${options.join('')}</p>${belowHtml(field, around)}</fieldset>`;
}

function checkbox(field: Field<'checkbox'>, around: Around): string {
  const box = { id: around.id, name: field.name, value: ticked, required: !field.optional };
  return `<p class="field check"><input type="checkbox"${written(box)}><label for="${around.id}">${lineHtml(field.label)}</label>${errorHtml(field, around)}</p>`;
}
