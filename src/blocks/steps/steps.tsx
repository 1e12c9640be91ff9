import type { BlockProps } from '../../ui/block-props';
import { keyed } from '../../ui/keyed';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';

/** More steps than fit side by side go down. */
const mostInARow = 5;

export function Steps({ block }: BlockProps<'steps'>) {
  const { heading, lead, items } = block;
  const isDated = items.some(({ date }) => date);
  const isRow = !isDated && items.length <= mostInARow;
  return (
    <Section
      block={block}
      className={['steps', isRow ? 'steps-row' : 'steps-down', isDated && 'steps-dated']
        .filter(Boolean)
        .join(' ')}
      frame="steps-frame"
    >
      <SectionHead heading={heading} lead={lead} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for none */}
      <ol className="steps-list" role="list">
        {keyed(items).map(({ key, item: { title, text, time, date } }) => (
          <li key={key} className="step">
            {date ? (
              <time className="step-mark" dateTime={date.value}>
                {date.text}
              </time>
            ) : (
              !isDated && items.length > 1 && <span className="step-mark">{key + 1}</span>
            )}
            {items.length > 1 && <span className="step-port" />}
            <div className="step-body">
              <h3 className="h4">{title}</h3>
              {text && <p>{text}</p>}
              {time && <p className="step-time">{time}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
