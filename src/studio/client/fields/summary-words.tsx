import { ContentWords } from '../parts/content-words';
import type { Summary } from './summary';

/** A summary: with the language of the content, if it is words of the content alone. */
export const SummaryWords = ({ summary, className }: { summary: Summary; className?: string }) =>
  summary.isContent ? (
    <ContentWords className={className}>{summary.text}</ContentWords>
  ) : (
    <span className={className} dir="auto">
      {summary.text}
    </span>
  );
