import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { describeColumns } from './describe-columns';
import { groupRows } from './group-rows';

/** So many columns are too many for a phone, and for a tablet. */
const [many, most] = [4, 6];

export function Table({ block }: BlockProps<'table'>) {
  const groups = groupRows(block.rows, block.columns.length);
  const columns = describeColumns(
    block.columns,
    groups.flatMap(({ rows }) => rows),
  );
  const [, ...others] = columns;
  const isList = columns.length >= many;
  const size = columns.length >= most ? ' table-widest' : isList ? ' table-wide' : '';
  return (
    <Section block={block} className={`table${size}`}>
      <SectionHead heading={block.heading} lead={block.lead} />
      <table className="table-grid">
        <caption className="visually-hidden">{block.heading}</caption>
        <thead>
          <tr>
            {keyed(columns).map(({ key, item: { label, holds } }) => (
              <th key={key} className={`table-${holds}`} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {keyed(groups).map(({ key: at, item: { heading, rows } }) => (
          <tbody key={at}>
            {heading !== undefined && (
              <tr className="table-group">
                <th className="h4" colSpan={columns.length} scope="rowgroup">
                  {heading}
                </th>
              </tr>
            )}
            {keyed(rows).map(({ key, item: [name, ...values] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {keyed(others).map(({ key: column, item: { label, holds } }) => (
                  <td key={column} className={`table-${holds}`} data-label={isList ? label : undefined}>
                    <bdi>{values[column]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {block.note && <p className="table-note small-print">{block.note}</p>}
    </Section>
  );
}
