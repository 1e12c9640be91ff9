import { localTime } from '../page/opening-hours';
import { sureValue } from '../problem/finding';
import { didYouMean, type Guess, guess } from '../text/nearest';
import type { Rule } from './rule';

export const timeZone: Rule<{ unknown: [zone: string, meant: Guess | undefined] }> = {
  id: 'time-zone',
  severity: 'error',
  meaning: 'The time zone of the site is one that computers know.',
  messages: {
    unknown: {
      message: (zone, meant) => `No computer knows the time zone "${zone}".${didYouMean(meant?.text)}`,
      help: () =>
        'Write a region and its largest city with the same time, such as Europe/Berlin or Asia/Makassar.',
      fix: (_, meant) => sureValue(meant),
      example: ['Europe/Berln', { text: 'Europe/Berlin', isSure: true }],
    },
  },
  fields: {
    timeZone(zone: string, { report }, at) {
      if (!isKnown(zone)) report(at, 'unknown', zone, guess(zone, Intl.supportedValuesOf('timeZone')));
    },
  },
};

function isKnown(zone: string): boolean {
  try {
    localTime(new Date(0), zone);
    return true;
  } catch {
    return false;
  }
}
