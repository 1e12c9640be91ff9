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
}

export function ToolButton({ icon, name, onPress, isPressed, isOff = false }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="tool"
      title={name}
      aria-label={name}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <StudioIcon name={icon} />
    </button>
  );
}
