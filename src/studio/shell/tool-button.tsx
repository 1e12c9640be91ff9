import { StudioIcon } from '../studio-icon';

interface ToolButtonProps {
  icon: string;
  /** Its name for screen readers, and its tooltip. */
  name: string;
  onPress(): void;
  /** For a button that switches something on and off. */
  isPressed?: boolean;
  /** It stays in the order of the keyboard. */
  isOff?: boolean;
  tabIndex?: number;
}

export function ToolButton({ icon, name, onPress, isPressed, isOff = false, tabIndex }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="tool"
      title={name}
      aria-label={name}
      aria-pressed={isPressed}
      tabIndex={tabIndex}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <StudioIcon name={icon} />
    </button>
  );
}
