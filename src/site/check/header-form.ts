import type { Header } from '../schema/types.gen';
import type { Rule } from './rule';

/** How many entries the bar has room for, in the forms where that is not the usual number. */
const room: { readonly [Form in NonNullable<Header['as']>]?: { least: number; most: number } } = {
  centered: { least: 4, most: 6 },
  cells: { least: 1, most: 5 },
};

interface Mistakes {
  few: [form: string, entries: number, least: number];
  many: [form: string, entries: number, most: number];
  contact: [href: string];
}

export const headerForm: Rule<Mistakes> = {
  id: 'header-form',
  severity: 'warning',
  meaning:
    'The header has as many entries as its form has room for, and its phone is a number or an address.',
  messages: {
    few: {
      message: (form, entries, least) =>
        `A header of the form "${form}" needs at least ${least} menus and links, found ${entries}.`,
      help: () => 'Add a link, or take the form "bar".',
      example: ['centered', 1, 4],
    },
    many: {
      message: (form, entries, most) =>
        `A header of the form "${form}" has room for ${most} menus and links, found ${entries}.`,
      help: () => 'Move some links into a menu, or take the form "bar".',
      example: ['cells', 7, 5],
    },
    contact: {
      message: (href) =>
        `The link beside the button leads to ${href}, but its icon stands for a phone number or an email address.`,
      help: () =>
        'Write "tel:{site.phone}" or "mailto:{site.email}", or move the link to "links" of the header.',
      example: ['/contact'],
    },
  },
  fields: {
    header({ as = 'bar', menu, menus, links, phone }: Header, { report }, at) {
      const entries = (menu ? 1 : 0) + (menus?.length ?? 0) + links.length;
      const { least, most } = room[as] ?? { least: 0, most: entries };
      const place = { parent: at, key: 'as' };
      if (entries < least) report(place, 'few', as, entries, least);
      if (entries > most) report(place, 'many', as, entries, most);
      if (phone && !/^(?:tel|mailto):/.test(phone.href))
        report({ parent: { parent: at, key: 'phone' }, key: 'href' }, 'contact', phone.href);
    },
  },
};
