import type { View } from '../../site/resolve/view';
import type { Quote } from '../../site/schema/types.gen';
import type { BlockProps } from '../../ui/block-props';
import { headSpan } from '../../ui/head-span';
import { keyed } from '../../ui/keyed';
import { Rich } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { SectionHead } from '../../ui/section-head';
import { Static } from '../../ui/static';

/** On wide screens, and on tablets. */
const [wide, medium] = [3, 2];

export function Quotes({ block }: BlockProps<'quotes'>) {
  const { heading, lead, quotes } = block;
  const [first, ...others] = quotes;
  const head = (heading || lead) && <SectionHead heading={heading} lead={lead} />;
  if (first && others.length === 0)
    return (
      <Section block={block} className="quotes">
        {head}
        <div className="quote-large">
          <QuoteFigure quote={first} />
        </div>
      </Section>
    );
  return (
    <Section block={block} className="quotes">
      <div className="cells quotes-grid">
        <div
          className="cell quotes-head"
          data-wide={headSpan(quotes.length, wide)}
          data-medium={headSpan(quotes.length, medium)}
        >
          {head}
        </div>
        <ul {...list}>
          {keyed(quotes).map(({ key, item }) => (
            <li key={key} className="cell">
              <QuoteFigure quote={item} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Written out: `display`, which lets the items share the grid of the head, takes it away. */
const list = { role: 'list' } as const;

function QuoteFigure({ quote: { text, source, role, href, image } }: { quote: View<Quote> }) {
  return (
    <figure className="quote">
      <blockquote cite={href}>
        <Rich text={text} />
      </blockquote>
      <figcaption>
        {image && <Static id={image} use="figure" />}
        <div>
          <p className="quote-source">{href ? <a href={href}>{source}</a> : source}</p>
          {role && <p>{role}</p>}
        </div>
      </figcaption>
    </figure>
  );
}
