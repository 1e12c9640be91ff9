import { plainWords } from '../parts/plain-words';

/** What the schema says of a field; what is neither a field nor a word stands between backticks. */
export function About({ id, text }: { id?: string; text: string }) {
  return (
    <p className="field-about" id={id}>
      {plainWords(text)
        .split('`')
        .map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that never changes
          index % 2 === 1 ? <code key={index}>{part}</code> : part,
        )}
    </p>
  );
}
