import type { ComingDate } from '../../protocol/requests/date-requests';
import { useEditor } from '../model/editor';
import { StillPreview } from '../parts/still-preview';
import { StudioIcon } from '../parts/studio-icon';

/** The open page as of a date, in the place of the page of now. Nothing is edited in it. */
export function PageAt({ date, zone, leave }: { date: ComingDate; zone: string; leave(): void }) {
  const { page } = useEditor();
  if (!page) return null;
  const name = `As of ${date.day}, ${date.time}`;
  return (
    <StillPreview
      name={name}
      title={`${page.title}, then`}
      query={`path=${encodeURIComponent(page.path)}&at=${date.instant}`}
    >
      <StudioIcon name="calendar-clock" />
      <strong>{name}</strong>
      <span className="page-at-note">{zone}. The fields stay as of today.</span>
      <button type="button" className="field-button" onClick={leave}>
        Back to today
      </button>
    </StillPreview>
  );
}
