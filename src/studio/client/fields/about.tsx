/** What the schema says of a field; names of other fields stand between backticks. */
export function About({ id, text }: { id?: string; text: string }) {
  return (
    <p className="field-about" id={id}>
      {text.split('`').map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that never changes
        index % 2 === 1 ? <code key={index}>{part}</code> : part,
      )}
    </p>
  );
}
