import { type FocusEvent, type PointerEvent, type RefObject, useCallback, useEffect, useState } from 'react';
import { useReducedMotion } from './use-media';
import { useOnScreen } from './use-on-screen';
import { useTabShown } from './use-tab-shown';

export interface Motion {
  /** Undefined until a script knows. */
  reduced: boolean | undefined;
  /** What the button says: false after Pause, until Play. */
  wanted: boolean;
  /** Wanted, and nothing holds it right now. */
  playing: boolean;
  choose: (wanted: boolean) => void;
  /** Handlers of the part that holds the motion while the pointer rests on it. */
  hover: { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: () => void };
  /** Handlers of the part that holds the motion while the keyboard is in it. */
  focus: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
}

export const isKeyboardFocus = ({ target }: FocusEvent) => target.matches(':focus-visible');

/**
 * Something that moves by itself (WCAG 2.2.2): not off the screen, not in a hidden tab, not while it is hovered
 * or focused, not after Pause, and under reduced motion not before Play.
 */
export function useAutoMotion(element: RefObject<Element | null>): Motion {
  const reduced = useReducedMotion();
  const onScreen = useOnScreen(element);
  const tabShown = useTabShown();
  const [choice, setChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed system setting outranks an earlier choice
  useEffect(() => setChoice(undefined), [reduced]);
  const choose = useCallback((wanted: boolean) => {
    setChoice(wanted);
    // Who presses Play still points at the button or has the focus on it.
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
      // A finger that taps leaves no pointer behind that would end the hold.
      onPointerEnter: (event) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
    },
    focus: {
      onFocus: (event) => setFocused(isKeyboardFocus(event)),
      onBlur: () => setFocused(false),
    },
  };
}
