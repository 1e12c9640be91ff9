import { useEffect, useState } from 'react';
import { useEditor } from '../model/editor';
import { StillPreview } from '../parts/still-preview';

interface PageThenProps {
  /** How many steps are undone in it. */
  count: number;
  /** The time that it is of, in words. */
  words: string;
}

/** In milliseconds without a key: to read the whole site of then takes a moment. */
const rest = 150;

/** The open page as it was then, in the place of the page of now. */
export function PageThen({ count, words }: PageThenProps) {
  const { page } = useEditor();
  const [chosen, setChosen] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setChosen(count), rest);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    page && (
      <StillPreview
        name="The page of then"
        title={`${page.title}, then`}
        // Another step is another page of then.
        query={`path=${encodeURIComponent(page.path)}&back=${chosen}`}
      >
        {words}
      </StillPreview>
    )
  );
}
