import { StudioIcon } from './studio-icon';

interface ToolButtonProps {
  icon: string;
  /** Its name for screen readers, and its tooltip. */
  name: string;
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
  const { icon, name, words, onPress, onPressOff, isPressed, whyOff, isOff = false, tabIndex } = props;
  return (
    <button
      type="button"
      className="tool"
      title={whyOff ?? name}
      aria-label={name}
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
