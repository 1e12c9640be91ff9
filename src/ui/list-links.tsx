import { createContext, useContext } from 'react';
import type { StaticId } from '../site/schema/kinds';
import { useStatic } from './static';

/** The topics of the list that a section shows. */
export const TopicsContext = createContext<StaticId | undefined>(undefined);

/** Links around a list, which are in no script. */
export const ListLinks = ({ id }: { id: StaticId }) => (
  <div className="list-links" {...useStatic(id, 'links')} />
);

export function ListTopics() {
  const topics = useContext(TopicsContext);
  return topics !== undefined && <ListLinks id={topics} />;
}
