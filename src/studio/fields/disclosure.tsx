import { type ReactNode, useContext } from 'react';
import { StudioIcon } from '../studio-icon';
import { About } from './about';
import { idOf } from './control';
import { countWithin } from './notices/landing';
import { NoticeContext } from './notices/notices';
import type { Summary } from './summary';
import { SummaryWords } from './summary-words';
import { useOpened } from './use-opened';

/** A part of the form that can be folded; then it is not drawn. */
export function Disclosure({
  pointer,
  title,
  summary,
  about,
  isOpen: initially,
  actions,
  children,
}: {
  pointer: string;
  title: ReactNode;
  summary: Summary;
  about?: string | undefined;
  isOpen: boolean;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useOpened(pointer, initially);
  const count = countWithin(useContext(NoticeContext), pointer);
  const id = idOf(pointer);
  return (
    <div className="field-part" data-pointer={pointer} data-open={isOpen || undefined}>
      <div className="field-part-head">
        <button
          type="button"
          className="field-fold"
          data-focus=""
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-body` : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <StudioIcon name="chevron-right" />
          <span className="field-part-title" id={`${id}-title`}>
            {title}
          </span>
          {summary.text !== '' && !isOpen && <SummaryWords className="field-summary" summary={summary} />}
          {count > 0 && !isOpen && (
            <span className="field-count">
              <StudioIcon name="circle-alert" />
              {count}
              <span className="visually-hidden">{count === 1 ? ' problem' : ' problems'}</span>
            </span>
          )}
        </button>
        {actions}
      </div>
      {isOpen && (
        <fieldset className="field-part-body" id={`${id}-body`} aria-labelledby={`${id}-title`}>
          {about !== undefined && <About text={about} />}
          {children}
        </fieldset>
      )}
    </div>
  );
}
