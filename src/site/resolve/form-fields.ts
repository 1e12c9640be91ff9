import { parseMarkdown } from '../page/markdown';
import { resolveRichText } from '../page/rich-text';
import type { CheckboxField, ContactFormBlock } from '../schema/types.gen';
import { fillIn, type Words } from '../words/words';
import { type ViewContext, viewChanges } from './fields-to-view';
import type { FormFieldsPart, FormFieldView, PlainField } from './form-fields-part';
import { compileTransform } from './transform';

const viewField = compileTransform<PlainField, ViewContext>('formField', viewChanges);
const viewBox = compileTransform<Omit<CheckboxField, 'label'>, ViewContext>('checkboxField', viewChanges);

export function viewFields(
  fields: NonNullable<ContactFormBlock['fields']>,
  context: ViewContext,
): FormFieldsPart {
  const { tokens, base, words, leadOf } = context.facts;
  const { fieldErrors, fieldOptional, fieldSelect } = words;
  return {
    kind: 'fields',
    words: { fieldErrors, fieldOptional, fieldSelect },
    fields: fields.map((field) => {
      if (field.type !== 'checkbox') return withErrors(viewField(field, context), words);
      const { label, ...box } = field;
      const text = resolveRichText(parseMarkdown(label).rich, tokens, base, leadOf);
      return { missing: words.fieldTick, wrong: words.fieldTick, ...viewBox(box, context), label: text };
    }),
  };
}

function withErrors(field: PlainField, words: Words): FormFieldView {
  const { label } = field;
  const missing = fillIn(field.type === 'choice' ? words.fieldChoose : words.fieldMissing, { label });
  const { minimum = 0, maximum = 0 } = field.type === 'number' ? field : {};
  return { missing, wrong: fillIn(wrongWord(field, words), { label, minimum, maximum }), ...field };
}

function wrongWord(field: PlainField, words: Words): string {
  if (field.type === 'email') return words.fieldNoEmail;
  if (field.type === 'date' && field.from)
    return field.from === 'today' ? words.fieldFromToday : words.fieldFromTomorrow;
  if (field.type !== 'number') return words.fieldMissing;
  const { minimum, maximum } = field;
  if (minimum !== undefined) return maximum === undefined ? words.fieldAtLeast : words.fieldBetween;
  return maximum === undefined ? words.fieldNumber : words.fieldAtMost;
}
