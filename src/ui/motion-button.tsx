import type { Motion } from './hooks/use-auto-motion';
import { Icon } from './icon';
import * as shapes from './icon-shapes';

interface MotionButtonProps {
  motion: Motion;
  /** Hides the button while there is nothing to stop or start. */
  hidden?: boolean;
  pause: string;
  play: string;
  /** Shows the label beside the button; otherwise only screen readers get it. */
  visible?: boolean;
}

/** Stops and starts automatic motion (WCAG 2.2.2). The style sheet shows one of the labels, by `data-motion`. */
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
        <Icon shape={shapes.pause} className="motion-icon" />
      </span>
      <span className="when-paused">
        <span className={label}>{play}</span>
        <Icon shape={shapes.play} className="motion-icon" />
      </span>
    </button>
  );
}
