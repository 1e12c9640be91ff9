import { peopleColumns } from '../../site/resolve/photo-slot';
import type { BlockProps } from '../../ui/block-props';
import { headSpan } from '../../ui/head-span';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { PersonEntry } from './person-entry';

/** On tablets. */
const medium = 3;

export function People({ block }: BlockProps<'people'>) {
  const { heading, lead, people } = block;
  const [first, ...others] = people;
  const head = (heading || lead) && <SectionHead heading={heading} lead={lead} />;
  if (first && others.length === 0)
    return (
      <Section block={block} className="people">
        {head}
        <div className="person person-large">
          <PersonEntry person={first} level={2} />
        </div>
      </Section>
    );
  const columns = peopleColumns(people.length);
  const span = headSpan(people.length, columns);
  const isFirst = (index: number) => (span + index) % columns === 0;
  return (
    <Section block={block} className="people">
      <div className="cells people-grid" data-columns={columns}>
        <div
          className="cell people-head"
          data-wide={span === columns ? 'all' : span}
          data-medium={headSpan(people.length, medium)}
        >
          {head}
        </div>
        <ul {...list}>
          {keyed(people).map(({ key, item }) => (
            <li key={key} className={isFirst(key) ? 'cell person person-first' : 'cell person'}>
              <PersonEntry person={item} level={3} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Written out: `display`, which lets the items share the grid of the head, takes it away. */
const list = { role: 'list' } as const;
