import { useEffect, useRef, useState } from 'react';
import { firstStep, nextStep, stepDelay, typedText } from './typing-step';

/** The text that is shown of the words that are typed in turn; it stays as it is while `playing` is false. */
export function useTyping(words: readonly string[], playing: boolean): string {
  const [step, setStep] = useState(() => firstStep(words));
  const latest = useRef(step);
  useEffect(() => {
    if (!playing) return;
    let timer = 0;
    let due = performance.now();
    const wait = () => {
      // Counted from when the last step was due: a late timer must not slow the typing down.
      due = Math.max(due + stepDelay(words, latest.current), performance.now());
      timer = window.setTimeout(type, due - performance.now());
    };
    const type = () => {
      latest.current = nextStep(words, latest.current);
      setStep(latest.current);
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [words, playing]);
  return typedText(words, step);
}
