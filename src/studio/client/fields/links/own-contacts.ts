import { memberOf } from '../../../../site/json/value-at';

/** What a link may name, as it is offered. */
export interface LinkChoice {
  /** What is written. */
  address: string;
  name: string;
  about: string;
  icon: string;
}

const contacts = [
  { field: 'email', start: 'mailto:', icon: 'mail', name: 'The site’s email' },
  { field: 'phone', start: 'tel:', icon: 'phone', name: 'The site’s phone' },
] as const;

/** The site's own mail address and phone number, as tokens: a link then follows its setting. */
export const ownContacts = (settings: unknown): LinkChoice[] =>
  contacts.flatMap(({ field, start, icon, name }) => {
    const value = memberOf(settings, field);
    const address = `${start}{site.${field}}`;
    return typeof value === 'string' ? [{ address, name: `${name}, ${value}`, about: address, icon }] : [];
  });
