import { type ReactNode, useContext, useState } from 'react';
import { counted } from '../../../site/text/wording';
import { useEditor } from '../model/editor';
import { isWithin } from '../model/places';
import { StudioIcon } from '../parts/studio-icon';
import { About } from './about';
import { idOf } from './control';
import { useForm } from './form';
import { countWithin } from './notices/landing';
import { NoticeContext } from './notices/notices';
import type { Summary } from './summary';
import { SummaryWords } from './summary-words';

/** If a folded part is open: also as soon as a field in it is to be seen. */
function useOpened(
  parts: readonly string[],
  initially: boolean,
): [isOpen: boolean, setOpen: (open: boolean) => void] {
  const { revealed } = useEditor();
  const { file } = useForm();
  const isWanted =
    revealed !== undefined && parts.some((pointer) => isWithin(revealed.place, { file, pointer }));
  const [state, setState] = useState({ isOpen: initially || isWanted, seen: revealed });
  if (state.seen !== revealed) setState({ isOpen: state.isOpen || isWanted, seen: revealed });
  return [state.isOpen, (isOpen) => setState({ isOpen, seen: revealed })];
}

/** A part of the form that can be folded; then it is not rendered. */
export function Disclosure({
  pointer,
  parts = [pointer],
  title,
  summary,
  about,
  isOpen: initially,
  actions,
  children,
}: {
  pointer: string;
  /** The fields in it, if they are not all that is at the pointer. */
  parts?: readonly string[];
  title: ReactNode;
  summary: Summary;
  about?: string | undefined;
  isOpen: boolean;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useOpened(parts, initially);
  const { problems, warnings } = countWithin(useContext(NoticeContext), parts);
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
          {!isOpen && <Count {...{ problems, warnings }} />}
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

/** Warnings are counted where there is nothing worse, as in the list of blocks. */
function Count({ problems, warnings }: ReturnType<typeof countWithin>) {
  const isWarning = problems === 0;
  const count = isWarning ? warnings : problems;
  if (count === 0) return null;
  return (
    <span className="field-count" data-severity={isWarning ? 'warning' : 'error'}>
      <StudioIcon name={isWarning ? 'triangle-alert' : 'circle-alert'} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden"> {counted(count, isWarning ? 'warnings' : 'problems')}</span>
    </span>
  );
}
