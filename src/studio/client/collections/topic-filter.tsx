import { useMemo } from 'react';
import type { CollectionTable } from '../../protocol/requests/collection-requests';
import { useContentWords } from '../parts/content-words';
import { topicCounts } from './shown-rows';

interface TopicFilterProps {
  table: CollectionTable;
  /** Empty for all. */
  topic: string;
  choose(topic: string): void;
}

/** Shows the rows of one topic, of a collection that has topics. */
export function TopicFilter({ table, topic, choose }: TopicFilterProps) {
  const language = useContentWords();
  const counts = useMemo(() => topicCounts(table), [table]);
  if (!table.topics) return null;
  return (
    <select
      className="field-input collection-topic"
      aria-label="Topic"
      value={topic}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">All topics ({table.rows.length})</option>
      {counts.map(([word, count]) => (
        <option key={word} value={word} {...language}>
          {word} ({count})
        </option>
      ))}
    </select>
  );
}
