import type { ReactNode } from 'react';
import { type ControlProps, describe } from './control';

interface DialogButtonProps extends Pick<ControlProps, 'id' | 'labelledBy' | 'described'> {
  className: string;
  title?: string;
  onPress(): void;
  /** What the field has; the element with the id `<id>-value` says it. */
  children: ReactNode;
}

/** The value of a field, which a dialog changes. */
export const DialogButton = ({
  id,
  labelledBy,
  described,
  className,
  title,
  onPress,
  children,
}: DialogButtonProps) => (
  <button
    type="button"
    id={id}
    className={`field-input ${className}`}
    data-focus=""
    aria-haspopup="dialog"
    aria-labelledby={`${labelledBy} ${id}-value`}
    title={title}
    {...describe(described)}
    onClick={onPress}
  >
    {children}
  </button>
);
