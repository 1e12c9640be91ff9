import { StudioIcon } from './studio-icon';

export interface ToolButtonProps {
  icon: string;
  /** Its name for screen readers, and with the `keys` its tooltip. */
  name: string;
  keys?: string | undefined;
  /** In the bar of the window, or at a field. */
  className?: 'tool' | 'field-tool';
  /** The id of what it changes. */
  of?: string;
  /** What is seen below the icon. */
  words?: string;
  onPress(): void;
  /** For a button that switches something on and off. */
  isPressed?: boolean;
  /** It stays in the order of the keyboard. */
  isOff?: boolean;
  /** Why it is off: its tooltip then. */
  whyOff?: string | undefined;
  /** What a press does then: otherwise nothing. */
  onPressOff?(): void;
  tabIndex?: number;
}

export function ToolButton(props: ToolButtonProps) {
  const { icon, name, keys, className = 'tool', of, words, onPress, onPressOff, isPressed } = props;
  const { whyOff, isOff = false, tabIndex } = props;
  return (
    <button
      type="button"
      className={className}
      title={whyOff ?? (keys ? `${name} (${keys})` : name)}
      aria-label={name}
      aria-controls={of}
      aria-pressed={isPressed}
      tabIndex={tabIndex}
      aria-disabled={isOff || undefined}
      onClick={() => (isOff ? onPressOff?.() : onPress())}
    >
      <StudioIcon name={icon} />
      {words}
    </button>
  );
}
