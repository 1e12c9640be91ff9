import { useEffect, useRef, useState } from 'react';
import { runOnTime } from '../../ui/hooks/run-on-time';
import { firstStep, nextStep, stepDelay, typedText } from './typing-step';

/** Types words one after the other and returns the text to show. It does not change while `playing` is false. */
export function useTyping(words: readonly string[], playing: boolean): string {
  const [shown, setShown] = useState(() => firstStep(words));
  const step = useRef(shown);
  useEffect(() => {
    if (!playing) return;
    const stop = runOnTime(stepDelay(words, step.current), () => {
      step.current = nextStep(words, step.current);
      setShown(step.current);
      return stepDelay(words, step.current);
    });
    return () => void stop();
  }, [words, playing]);
  return typedText(words, shown);
}
