import {
  exceptionOn,
  isPast,
  type LocalTime,
  type OpeningHours,
  weekdayOf,
  weekdays,
} from '../../site/page/opening-hours';
import type { HoursPlaceView, SpanView } from '../../site/resolve/view';
import { keyed } from '../../ui/keyed';
import { useWords } from '../../ui/words';
import { DayBar, shownHours } from './day-bar';
import { DayTimes } from './day-times';
import { OpenNow } from './open-now';

interface HoursPlaceProps {
  place: HoursPlaceView;
  days: readonly string[];
  hasStatus: boolean;
  now: LocalTime | undefined;
}

const inOrder = (spans: readonly SpanView[] = []) => [...spans].sort((a, b) => a.opens - b.opens);

export function HoursPlace({ place, days, hasStatus, now }: HoursPlaceProps) {
  const { today, otherHours, closed } = useWords();
  const { name, address, week } = place;
  const hours: OpeningHours<SpanView> = {
    week: weekdays.map((day) => inOrder(week[day]?.hours)),
    exceptions: place.exceptions.map((each) => ({ ...each, hours: inOrder(each.hours) })),
  };
  const exceptions = place.exceptions.filter((each) => !now || !isPast(each, now.date));
  const differs = now && exceptionOn(exceptions, now.date);
  const todayMark = <span className="hours-today">{today}</span>;
  const Heading = name ? 'h4' : 'h3';
  const shown = shownHours(hours.week.flat());
  return (
    <div className="hours-place">
      {(name || address || hasStatus) && (
        <div className="hours-head">
          {name && <h3 className="h4">{name}</h3>}
          {address && <p>{address}</p>}
          {hasStatus && <OpenNow hours={hours} days={days} now={now} />}
        </div>
      )}
      <dl className="hours-week">
        {weekdays.map((day, index) => {
          const { hours: spans = [], text } = week[day] ?? {};
          const isToday = now !== undefined && !differs && weekdayOf(now.date) === index;
          return (
            <div key={day} className="hours-day" data-today={isToday || undefined}>
              <dt>
                {days[index]} {isToday && todayMark}
              </dt>
              <DayTimes spans={inOrder(spans)} text={text} closed={text ? undefined : closed} />
              <DayBar spans={spans} shown={shown} />
            </div>
          );
        })}
      </dl>
      {exceptions.length > 0 && (
        <div className="hours-other">
          <Heading>{otherHours}</Heading>
          <dl>
            {keyed(exceptions).map(({ key, item }) => (
              <div key={key} data-today={item === differs || undefined}>
                <dt>
                  {item.days} {item === differs && todayMark}
                </dt>
                <DayTimes spans={inOrder(item.hours)} text={item.text} closed={closed} />
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
