import type { DayOfWeek, LocalBusinessLeaf, OpeningHoursSpecification } from 'schema-dts';
import { midnight, type TimeSpan, weekdays } from '../page/opening-hours';
import type { Settings } from '../schema/types.gen';
import type { HoursExceptionView, HoursPlaceView, PageView } from './view';

const days: readonly DayOfWeek[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** The places whose hours a page tells, in the words of schema.org. */
export const openPlaces = ({ blocks }: PageView, settings: Settings): LocalBusinessLeaf[] =>
  blocks
    .flatMap((block) => (block.type === 'hours' ? block.places : []))
    .map((place) => business(place, settings));

function business(
  { name, address, week, exceptions }: HoursPlaceView,
  settings: Settings,
): LocalBusinessLeaf {
  const where = address ?? settings.address;
  return {
    '@type': 'LocalBusiness',
    name: name ?? settings.name,
    url: `${settings.url}/`,
    telephone: settings.phone,
    ...(where !== undefined && { address: where }),
    parentOrganization: { '@id': `${settings.url}/#organization` },
    openingHoursSpecification: weekHours(week),
    ...(exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions.flatMap(exceptionHours) }),
  };
}

/** Days with the same span stand together. */
function weekHours(week: HoursPlaceView['week']): OpeningHoursSpecification[] {
  const bySpan = new Map<string, { span: TimeSpan; dayOfWeek: DayOfWeek[] }>();
  for (const [index, day] of days.entries()) {
    const name = weekdays[index];
    for (const span of (name && week[name]?.hours) ?? []) {
      const key = `${span.opens} ${span.closes}`;
      const known = bySpan.get(key) ?? { span, dayOfWeek: [] };
      known.dayOfWeek.push(day);
      bySpan.set(key, known);
    }
  }
  return [...bySpan.values()].map(({ span, dayOfWeek }) => openHours(span, { dayOfWeek }));
}

/** A day on which a place opens and closes at once is closed, as search engines read it. */
function exceptionHours({ from, to, hours }: HoursExceptionView): OpeningHoursSpecification[] {
  const spans: readonly TimeSpan[] = hours ?? [{ opens: 0, closes: 0 }];
  return spans.map((span) => openHours(span, { validFrom: from, validThrough: to }));
}

const openHours = (
  { opens, closes }: TimeSpan,
  when: { dayOfWeek: readonly DayOfWeek[] } | { validFrom: string; validThrough: string },
): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  ...when,
  opens: clock(opens),
  closes: clock(closes === midnight ? midnight - 1 : closes),
});

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
