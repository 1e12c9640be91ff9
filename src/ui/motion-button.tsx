import type { Motion } from './hooks/use-auto-motion';
import { Icon } from './icon';

interface MotionButtonProps {
  motion: Motion;
  /** Not shown while there is nothing to stop or to start. */
  hidden?: boolean;
  pause: string;
  play: string;
  /** Says the words beside the button too; else they are for screen readers alone. */
  visible?: boolean;
}

/** Stops and starts something that moves by itself (WCAG 2.2.2); `data-motion` decides between the two labels. */
export function MotionButton({ motion, hidden = false, pause, play, visible = false }: MotionButtonProps) {
  const label = visible ? 'motion-label' : 'visually-hidden';
  return (
    <button
      type="button"
      className="motion-button"
      data-motion={motion.wanted ? 'playing' : 'paused'}
      hidden={hidden}
      onClick={() => motion.choose(!motion.wanted)}
    >
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
