import type { ContactFormBlock } from '../schema/types.gen';
import type { Rule } from './rule';

export const formWithoutEndpoint: Rule<{ missing: [] }> = {
  id: 'form-without-endpoint',
  severity: 'warning',
  meaning: 'A contact form names an address that its messages are sent to.',
  messages: {
    missing: {
      part: 'type',
      message: () => 'Messages from this form are not delivered to anyone.',
      help: () => 'Add "endpoint".',
      example: [],
    },
  },
  fields: {
    contactFormBlock({ endpoint }: ContactFormBlock, { report }, at) {
      if (endpoint === undefined) report(at, 'missing');
    },
  },
};
