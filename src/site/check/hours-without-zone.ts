import type { Rule } from './rule';

export const hoursWithoutZone: Rule<{ missing: [] }> = {
  id: 'hours-without-zone',
  severity: 'warning',
  meaning: 'A site with opening hours says in which time zone they are.',
  messages: {
    missing: {
      part: 'type',
      message: () => 'The site has no time zone, so visitors do not read whether it is open now.',
      help: () => 'Add "timeZone" to the settings in site.json, such as "Europe/Berlin".',
      example: [],
    },
  },
  fields: {
    hoursBlock(_, { content: { site }, report }, at) {
      if (site && site.site.timeZone === undefined) report(at, 'missing');
    },
  },
};
