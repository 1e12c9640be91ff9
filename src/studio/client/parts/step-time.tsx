/** A time, as `words` say it. */
export const StepTime = ({ time, words }: { time: number; words: string }) => (
  <time dateTime={new Date(time).toISOString()}>{words}</time>
);
