import type { ContactFormBlock } from '../schema/types.gen';
import type { Rule } from './rule';

export const formWithoutEndpoint: Rule<{ missing: [] }> = {
  id: 'form-without-endpoint',
  severity: 'warning',
  meaning: 'A contact form names an address that its messages are sent to.',
  messages: {
    missing: {
      part: 'type',
      message: () => 'This form has no "endpoint", so its messages are not sent to anyone.',
      help: () =>
        'Add "endpoint": the address that receives the messages. docs/recipes/form-delivery.md shows how to get one.',
      example: [],
    },
  },
  fields: {
    contactFormBlock({ endpoint }: ContactFormBlock, { report }, at) {
      if (endpoint === undefined) report(at, 'missing');
    },
  },
};
