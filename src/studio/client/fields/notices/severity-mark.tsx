import type { Problem } from '../../../../site/problem/problem';
import { StudioIcon } from '../../parts/studio-icon';

/** Tells an error from a warning, by an icon and by a word for screen readers. */
export const SeverityMark = ({ severity }: Pick<Problem, 'severity'>) => (
  <>
    <StudioIcon name={severity === 'error' ? 'circle-alert' : 'triangle-alert'} />
    <span className="visually-hidden">{severity === 'error' ? 'Error: ' : 'Warning: '}</span>
  </>
);
