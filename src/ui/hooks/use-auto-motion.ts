import { type FocusEvent, type PointerEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from './use-media';
import { useOnScreen } from './use-on-screen';
import { useTabShown } from './use-tab-shown';

export interface Motion {
  /** Whether the visitor prefers reduced motion. Undefined before hydration. */
  reduced: boolean | undefined;
  /** The state of the button: false after Pause, until Play. */
  wanted: boolean;
  /** True while it moves: `wanted`, and nothing holds it at the moment. */
  playing: boolean;
  /** Play or Pause. */
  choose: (wanted: boolean) => void;
  /** Event handlers of the element that holds the motion while the pointer is over it. */
  hover: { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: () => void };
  /** Event handlers of the element that holds the motion while it has the keyboard focus. */
  focus: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
}

export const isKeyboardFocus = ({ target }: Pick<FocusEvent, 'target'>) => target.matches(':focus-visible');

/**
 * The state of automatic motion (WCAG 2.2.2) of an element. It moves only on the screen, in a visible tab, while it is
 * neither hovered nor focused, and not after Pause. With reduced motion it moves only after Play.
 */
export function useAutoMotion(element: RefObject<Element | null>): Motion {
  const reduced = useReducedMotion();
  const onScreen = useOnScreen(element);
  const tabShown = useTabShown();
  const [choice, setChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed system setting replaces an earlier choice
  useEffect(() => setChoice(undefined), [reduced]);
  const choose = useCallback((wanted: boolean) => {
    setChoice(wanted);
    // After a press of Play the pointer or the focus is still on the button, and must not hold the motion.
    setHovered(false);
    setFocused(false);
  }, []);

  const wanted = choice ?? reduced === false;
  return {
    reduced,
    wanted,
    playing: wanted && onScreen && tabShown && !hovered && !focused,
    choose,
    hover: {
      // After a tap no pointer stays that could leave, so the hold would not end.
      onPointerEnter: (event) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
    },
    focus: {
      onFocus: (event) => setFocused(isKeyboardFocus(event)),
      onBlur: () => setFocused(false),
    },
  };
}
