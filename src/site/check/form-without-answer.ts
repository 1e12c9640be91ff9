import type { ContactFormBlock } from '../schema/types.gen';
import type { Rule } from './rule';

const reachable: ReadonlySet<string> = new Set(['email', 'phone']);

export const formWithoutAnswer: Rule<{ missing: [] }> = {
  id: 'form-without-answer',
  severity: 'warning',
  meaning: 'A form asks how its visitors can be reached.',
  messages: {
    missing: {
      message: () => 'This form asks neither for an email address nor for a phone number.',
      help: () => 'Add a field of the type "email" or "phone", so that you can answer.',
      example: [],
    },
  },
  fields: {
    contactFormBlock({ fields }: ContactFormBlock, { report }, at) {
      if (fields && !fields.some(({ type }) => reachable.has(type)))
        report({ parent: at, key: 'fields' }, 'missing');
    },
  },
};
