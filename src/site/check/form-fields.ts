import type { ChoiceField, ContactFormBlock, NumberField } from '../schema/types.gen';
import { quoted } from '../text/wording';
import type { Rule } from './rule';

interface Mistakes {
  twice: [name: string];
  sameOption: [option: string];
  noNumber: [minimum: number, maximum: number];
}

export const formFields: Rule<Mistakes> = {
  id: 'form-fields',
  severity: 'error',
  meaning: 'The fields of a form have different names, and visitors can fill in each of them.',
  messages: {
    twice: {
      message: (name) => `Two fields of this form have the name ${quoted(name)}.`,
      help: () => 'Choose another name for one of the two, so that the message has both answers.',
      example: ['phone'],
    },
    sameOption: {
      message: (option) => `The answer ${quoted(option)} can be chosen twice.`,
      help: () => 'Write another answer, or delete one of the two.',
      example: ['Not sure'],
    },
    noNumber: {
      message: (minimum, maximum) => `No number is at least ${minimum} and at most ${maximum}.`,
      help: () => 'Write a "maximum" that is not below the "minimum".',
      example: [10, 1],
    },
  },
  fields: {
    contactFormBlock({ fields }: ContactFormBlock, { report }, at) {
      if (!fields) return;
      const names = new Set<string>();
      for (const [index, { name }] of fields.entries()) {
        const field = { parent: { parent: at, key: 'fields' }, key: index };
        if (names.has(name)) report({ parent: field, key: 'name' }, 'twice', name);
        names.add(name);
      }
    },
    choiceField({ options }: ChoiceField, { report }, at) {
      for (const [index, option] of options.entries())
        if (options.indexOf(option) < index)
          report({ parent: { parent: at, key: 'options' }, key: index }, 'sameOption', option);
    },
    numberField({ minimum, maximum }: NumberField, { report }, at) {
      if (minimum !== undefined && maximum !== undefined && minimum > maximum)
        report({ parent: at, key: 'maximum' }, 'noNumber', minimum, maximum);
    },
  },
};
