import { useEffect, useRef, useState } from 'react';
import { runOnTime } from '../../ui/hooks/run-on-time';
import { firstStep, nextStep, stepDelay, typedText } from './typing-step';

/** The text that is shown of the words that are typed in turn; it stays as it is while `playing` is false. */
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
