import { dateText } from '../../../../site/time/date-text';
import { type Calendar, isDate, readDate } from '../../../../site/time/read-date';
import { useEditor } from '../../model/editor';
import { siteCalendar } from '../../model/site-calendar';
import { type ControlProps, describe } from '../control';
import { useDraft } from '../use-draft';

/** A day, perhaps with a time, or a date with a name of the settings. */
export function DateControl(props: ControlProps) {
  const { id, labelledBy, described, plan, value, required, invalid, onChange } = props;
  const calendar = siteCalendar(useEditor());
  const names = plan.kind === 'dateOrName' ? Object.keys(calendar.dates) : [];
  const read = (text: string, before: unknown) => readParts(text, required, before);
  const { text, type, start, drop } = useDraft(value, (date) => localText(date, calendar), read);
  const [day = '', time = ''] = text.split('T');
  const isName = typeof value === 'string' && value !== '' && !isDate(value);
  const set = (typed: string) => {
    type(typed);
    const date = read(typed, start);
    if (date !== value) onChange(date);
  };
  const common = { className: 'field-input', 'aria-invalid': invalid, ...describe(described, `${id}-date`) };
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is the label of the field
    <div className="field-date" role="group" aria-labelledby={labelledBy} onBlur={drop}>
      {(names.length > 0 || isName) && (
        <select
          {...common}
          id={id}
          data-focus=""
          aria-label="Which date"
          value={isName ? value : ''}
          onChange={({ target }) => onChange(target.value || localDate(value, calendar))}
        >
          <option value="">A day and a time</option>
          {[...new Set([...names, ...(isName ? [value] : [])])].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
      {!isName && (
        <>
          <input
            {...common}
            {...(names.length === 0 && { id, 'data-focus': '' })}
            type="date"
            aria-label="Day"
            min="2000-01-01"
            max="2999-12-31"
            value={day}
            onChange={({ target }) => set(`${target.value}T${time}`)}
          />
          <input
            {...common}
            type="time"
            aria-label="Time"
            value={time}
            onChange={({ target }) => set(`${day}T${target.value}`)}
          />
        </>
      )}
      <span className="field-bounds" id={`${id}-date`}>
        {dateWords(value, calendar)}
      </span>
    </div>
  );
}

/** What the clock of the site shows at a date, as the inputs take it. */
function localText(date: unknown, calendar: Calendar): string {
  const local = localDate(date, calendar) ?? '';
  return local.includes('T') ? local : `${local}T`;
}

/** A date without a name and an offset; undefined without a date. */
function localDate(date: unknown, calendar: Calendar): string | undefined {
  if (typeof date !== 'string') return undefined;
  const written = isDate(date) ? date : calendar.dates[date];
  if (written === undefined || written.length <= 16) return written;
  const read = readDate(written, calendar);
  if (read.type !== 'instant' || !calendar.zone) return written.slice(0, 16);
  return new Date(calendar.zone.localAt(read.instant)).toISOString().slice(0, 16);
}

/** While the day is not whole, the field has its value from before. */
function readParts(text: string, required: boolean, before: unknown): unknown {
  const [day = '', time] = text.split('T');
  if (day === '') return required ? before : undefined;
  if (!day.startsWith('2')) return before;
  return time ? text : day;
}

/** What is chosen, and by which clock. */
function dateWords(date: unknown, calendar: Calendar): string {
  const { zone } = calendar;
  const read = typeof date === 'string' ? readDate(date, calendar) : undefined;
  if (read?.type === 'instant') return dateText(read.instant, zone);
  return zone ? `The clock of ${zone.name}` : 'Choose the time zone in Settings first.';
}
