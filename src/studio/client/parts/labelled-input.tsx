import { useId } from 'react';
import type { useContentWords } from './content-words';

interface LabelledInputProps {
  label: string | undefined;
  about?: string | undefined;
  text: string;
  /** For words of the content; other texts are not spelled. */
  language?: ReturnType<typeof useContentWords>;
  takesFocus?: boolean;
  change(text: string): void;
}

/** A text of one line in a window, below its label. */
export function LabelledInput({ label, about, text, language, takesFocus, change }: LabelledInputProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="link-label">
        {label}
      </label>
      <input
        id={id}
        className="field-input"
        // biome-ignore lint/a11y/noAutofocus: where a window asks for it alone
        autoFocus={takesFocus}
        value={text}
        aria-describedby={about && `${id}-about`}
        {...(language ?? { spellCheck: false })}
        onChange={({ target }) => change(target.value)}
      />
      {about && (
        <p className="field-about" id={`${id}-about`}>
          {about}
        </p>
      )}
    </div>
  );
}
