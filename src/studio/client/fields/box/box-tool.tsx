import { StudioIcon } from '../../parts/studio-icon';

interface BoxToolProps {
  icon: string;
  /** Its name for screen readers, and with the `keys` its tooltip. */
  name: string;
  keys?: string | undefined;
  /** The id of the text. */
  of: string;
  /** For a button that switches something on and off. */
  isPressed?: boolean;
  /** It stays in the order of the keyboard. */
  isOff?: boolean;
  onPress(): void;
}

/** A button above a text. */
export const BoxTool = ({ icon, name, keys, of, isPressed, isOff, onPress }: BoxToolProps) => (
  <button
    type="button"
    className="field-tool"
    title={keys ? `${name} (${keys})` : name}
    aria-label={name}
    aria-controls={of}
    aria-pressed={isPressed}
    aria-disabled={isOff}
    onClick={onPress}
  >
    <StudioIcon name={icon} />
  </button>
);
