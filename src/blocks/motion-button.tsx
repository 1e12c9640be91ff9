import { Icon } from './icon';

interface MotionButtonProps {
  pause: string;
  play: string;
  /** Says the words beside the button too; else they are for screen readers alone. */
  visible?: boolean;
}

/**
 * Stops and starts something that moves by itself (WCAG 2.2.2). Hidden until a script moves something; the
 * script writes `data-motion`, which decides between the two labels.
 */
export function MotionButton({ pause, play, visible = false }: MotionButtonProps) {
  const label = visible ? 'motion-label' : 'visually-hidden';
  return (
    <button type="button" className="motion-button" data-motion="playing" hidden>
      <span className="when-playing">
        <span className={label}>{pause}</span>
        <Icon name="pause" className="motion-icon" />
      </span>
      <span className="when-paused">
        <span className={label}>{play}</span>
        <Icon name="play" className="motion-icon" />
      </span>
    </button>
  );
}
