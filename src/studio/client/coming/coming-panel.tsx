import { groupBy } from '../../../site/problem/group-by';
import { counted } from '../../../site/text/wording';
import type { ListedChange, ListedComing } from '../../protocol/requests/date-requests';
import { useEditor } from '../model/editor';
import { ContentWords } from '../parts/content-words';
import { DateNote } from '../parts/date-note';
import { StudioIcon } from '../parts/studio-icon';
import { seeAt, useSeenAt } from './seen-at';
import { useDates } from './use-dates';

/** What each date that comes does, by day. */
export function ComingPanel() {
  const known = useDates('comings');
  if (!known) return <p className="pane-note">Loading…</p>;
  const { dates, later } = known;
  if (dates.length === 0)
    return (
      <p className="pane-note">
        <strong>No dates are set.</strong> A page and a block can come and go by themselves: “When it is
        shown” in their fields has From and Until.
      </p>
    );
  return (
    <div className="coming">
      <DateNote key={dates[0]?.instant} />
      {[...groupBy(dates, ({ day }) => day)].map(([day, ofDay]) => (
        <ComingDay key={day} {...{ day, dates: ofDay }} />
      ))}
      {later > 0 && <p className="pane-note">And {counted(later, 'later dates')}.</p>}
    </div>
  );
}

function ComingDay({ day, dates }: { day: string; dates: readonly ListedComing[] }) {
  return (
    <section aria-label={day}>
      <h3>
        {day} <span>{dates[0]?.distance}</span>
      </h3>
      {dates.map((date) => (
        <ComingDate key={date.instant} date={date} />
      ))}
    </section>
  );
}

function ComingDate({ date }: { date: ListedComing }) {
  const isSeen = useSeenAt() === date.instant;
  const { instant, time, names, changes, changeCount } = date;
  const more = changeCount - changes.length;
  return (
    <div className="coming-date" data-seen={isSeen || undefined}>
      <p>
        <time>{time}</time>
        {names.map((name) => (
          <span key={name} className="coming-name">
            {name}
          </span>
        ))}
        <button
          type="button"
          className="step-line-history"
          aria-pressed={isSeen}
          onClick={() => seeAt(isSeen ? undefined : instant)}
        >
          See the page then
        </button>
      </p>
      <ul>
        {changes.map((change) => (
          <ChangeRow key={`${change.name} ${change.place?.file} ${change.place?.pointer}`} {...{ change }} />
        ))}
      </ul>
      {more > 0 && <p>And {counted(more, 'more pages')}.</p>}
    </div>
  );
}

const icons = { comes: 'plus', goes: 'minus', changes: 'refresh-cw' } as const;

function ChangeRow({ change: { type, name, words, place } }: { change: ListedChange }) {
  const { go } = useEditor();
  const content = <ContentWords>{name}</ContentWords>;
  return (
    <li data-type={type}>
      <StudioIcon name={icons[type]} />
      {place ? (
        <button type="button" className="step-line-history" onClick={() => go(place)}>
          {content}
        </button>
      ) : (
        content
      )}
      <span>{words}</span>
    </li>
  );
}
