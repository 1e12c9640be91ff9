import { useEffect, useState } from 'react';

/** In milliseconds after the last key: a screen reader says what is typed first. */
const rest = 500;

interface SpokenCountProps {
  count: string;
  /** What is typed. */
  of: string;
}

/** Says how much was found, once nobody types any more. */
export function SpokenCount({ count, of }: SpokenCountProps) {
  const [spoken, setSpoken] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the time anew
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count), rest);
    return () => clearTimeout(timer);
  }, [count, of]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
