import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ComingDate } from '../../protocol/requests/date-requests';
import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { ToolButton } from '../parts/tool-button';
import { PageAt } from './page-at';
import { seeAt, useSeenAt } from './seen-at';
import { useDates } from './use-dates';

/** With more dates, only the chosen one has words below the slider. */
const mostNamed = 8;

/** The future of the site, beside its past: the page as of a date, and the way to all dates. */
export function TimeLine({ toggle }: { toggle(): void }) {
  const { panel, announce, onChange } = useEditor();
  const known = useDates('dates');
  const seen = useSeenAt();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const dates = known?.dates ?? [];
  const index = dates.findIndex(({ instant }) => instant === seen);
  const date = dates[index];
  const isShown = (isOpen || date !== undefined) && dates.length > 0;
  const leave = () => {
    flushSync(() => {
      seeAt(undefined);
      setOpen(false);
    });
    // What had it may be gone.
    if (document.activeElement === document.body) opener.current?.focus();
  };
  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      leave();
      if (date) announce('Back to today.');
    };
    // After what a field or a dialog does with it.
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  // What is typed is seen on the page of today.
  useEffect(() => onChange(() => seeAt(undefined)), [onChange]);
  const go = (to: number) => seeAt(dates[to]?.instant);
  return (
    <>
      {known && isShown ? (
        <div className="time-step">
          <ToolButton
            icon="chevron-left"
            name="Date before"
            isOff={index < 0}
            onPress={() => go(index - 1)}
          />
          <span>{date ? `${date.short}, ${date.time}` : 'Today'}</span>
          <ToolButton
            icon="chevron-right"
            name="Next date"
            isOff={index === dates.length - 1}
            onPress={() => go(index + 1)}
          />
          <ToolButton icon="x" name="Back to today" keys="Escape" onPress={leave} />
        </div>
      ) : (
        <div className="time-step">
          {dates.length > 0 && (
            <>
              <span>Seen as of</span>
              <button
                ref={opener}
                type="button"
                className="field-button"
                onClick={() => {
                  flushSync(() => setOpen(true));
                  slider.current?.focus();
                }}
              >
                <StudioIcon name="calendar" />
                Today
              </button>
            </>
          )}
          <button
            type="button"
            className="step-line-history"
            aria-pressed={panel === 'coming'}
            onClick={toggle}
          >
            What comes{dates[0] && `: ${dates[0].short}`}
          </button>
        </div>
      )}
      {known && isShown && (
        <div className="time-slider" style={stepsOf(dates.length + 1)}>
          <input
            ref={slider}
            type="range"
            min={0}
            max={dates.length}
            value={index + 1}
            aria-label="Seen as of"
            aria-valuetext={date ? spoken(date) : 'Today'}
            onChange={({ target }) => go(Number(target.value) - 1)}
          />
          {[{ ...known.today, short: 'Today', names: [known.today.short] }, ...dates].map((each, step) => (
            <span key={each.instant} aria-hidden="true" data-chosen={step === index + 1 || undefined}>
              {(dates.length < mostNamed || step === index + 1) && (
                <>
                  <b>{each.short}</b>
                  {each.names[0] ?? ''}
                </>
              )}
            </span>
          ))}
        </div>
      )}
      {known && date && <PageAt date={date} zone={known.zone} leave={leave} />}
    </>
  );
}

const stepsOf = (steps: number): CSSProperties & Record<'--steps', number> => ({ '--steps': steps });

const spoken = ({ day, time, names }: ComingDate): string => [day, time, ...names].join(', ');
