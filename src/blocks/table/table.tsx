import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { describeColumns } from './describe-columns';
import { groupRows } from './group-rows';

/** Written out: `display`, which makes a list of a table, takes them away. */
const roles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  title: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

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
      <table className="table-grid" {...roles.table}>
        <caption className="visually-hidden">{block.heading}</caption>
        <thead {...roles.rows}>
          <tr {...roles.row}>
            {keyed(columns).map(({ key, item: { label, holds } }) => (
              <th key={key} className={`table-${holds}`} {...roles.head}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {keyed(groups).map(({ key: at, item: { heading, rows } }) => (
          <tbody key={at} {...roles.rows}>
            {heading !== undefined && (
              <tr className="table-group" {...roles.row}>
                <th className="h4" colSpan={columns.length} {...roles.title} scope="rowgroup">
                  {heading}
                </th>
              </tr>
            )}
            {keyed(rows).map(({ key, item: [name, ...values] }) => (
              <tr key={key} {...roles.row}>
                <th {...roles.title}>{name}</th>
                {keyed(others).map(({ key: column, item: { label, holds } }) => (
                  <td
                    key={column}
                    className={`table-${holds}`}
                    data-label={isList ? label : undefined}
                    {...roles.cell}
                  >
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
