import { ActionLink } from '../../ui/action-link';
import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { Rich } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';

/** Numbers, years and times are at most so long: they stand before their label also on a phone. */
const shortMark = 5;

export function Rows({ block }: BlockProps<'rows'>) {
  const { heading, lead, action, as = 'text', columns, groups } = block;
  const isLarge = as === 'big' || as === 'menu';
  const marks = groups.flatMap(({ rows }) => rows.flatMap(({ pre }) => pre ?? []));
  const classes = [
    `rows rows-${as}`,
    columns === 2 && as !== 'table' ? 'rows-two' : (as === 'text' || as === 'menu') && 'rows-side',
    marks.length > 0 && 'rows-marked',
    marks.length > 0 && marks.every((mark) => mark.length <= shortMark) && 'rows-short',
  ];
  return (
    <Section block={block} className={classes.filter(Boolean).join(' ')}>
      <SectionHead heading={heading} lead={lead}>
        {action && <ActionLink action={action} look="text" />}
      </SectionHead>
      <div className="rows-body">
        <div className="rows-groups">
          {keyed(groups).map(({ key: at, item: group }) => (
            <div key={at} className="rows-group">
              {group.heading && <h3>{group.heading}</h3>}
              {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for none */}
              <ul className="rows-list" role="list">
                {keyed(group.rows).map(({ key, item: { pre, label, text, value, href } }) => (
                  <li key={key} className="row">
                    {pre && (
                      <p className="row-pre">
                        <bdi>{pre}</bdi>
                      </p>
                    )}
                    <p className={isLarge ? 'row-label h3' : 'row-label'}>
                      {href ? <a href={href}>{label}</a> : label}
                    </p>
                    {text && <Rich text={text} className="row-text" />}
                    {value && (
                      <p className={as === 'menu' ? 'row-value h3' : 'row-value'}>
                        <bdi>{value}</bdi>
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
