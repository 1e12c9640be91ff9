import type { ContactFormBlock } from '../schema/types.gen';
import type { Check } from './rule';

export const formWithoutEndpoint: Check = {
  id: 'form-without-endpoint',
  severity: 'warning',
  fields: {
    contactFormBlock({ endpoint }: ContactFormBlock, { report }, at) {
      if (endpoint === undefined)
        report(at, 'Messages from this form are not delivered to anyone.', 'Add "endpoint".', 'type');
    },
  },
};
