import type { HoursBlock, HoursException, HoursPlace } from '../schema/types.gen';
import { daysWords, weekdayWords } from '../words/date-words';
import { type ViewContext, viewChanges } from './fields-to-view';
import { compileTransform } from './transform';
import type { HoursExceptionView, HoursPlaceView, HoursView } from './view';

const viewBlock = compileTransform<Omit<HoursBlock, 'places'>, ViewContext>('hoursBlock', viewChanges);
const viewPlace = compileTransform<Omit<HoursPlace, 'exceptions'>, ViewContext>('hoursPlace', viewChanges);
const viewDay = compileTransform<Omit<HoursException, 'from' | 'to'>, ViewContext>(
  'hoursException',
  viewChanges,
);

export function hoursBlock({ places, ...block }: HoursBlock, context: ViewContext): HoursView {
  const { locale, timeZone } = context.facts;
  return {
    ...viewBlock(block, context),
    ...(timeZone !== undefined && { timeZone }),
    days: weekdayWords(locale),
    places: places.map((place) => viewHoursPlace(place, context)),
  };
}

const viewHoursPlace = ({ exceptions, ...place }: HoursPlace, context: ViewContext): HoursPlaceView => ({
  ...viewPlace(place, context),
  exceptions: exceptions?.map((exception) => viewException(exception, context)) ?? [],
});

function viewException(
  { from, to = from, ...day }: HoursException,
  context: ViewContext,
): HoursExceptionView {
  return { ...viewDay(day, context), from, to, days: daysWords(from, to, context.facts.locale) };
}
