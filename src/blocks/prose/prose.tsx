import type { BlockProps } from '../../ui/block-props';
import { Rich } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { useWords } from '../../ui/words';

interface Listed {
  id?: string;
  heading?: string;
  look?: string;
}

export function Prose({ block }: BlockProps<'prose'>) {
  const { sections } = block;
  const words = useWords();
  const headings: readonly Listed[] = block.contents ?? sections;
  return (
    <Section block={block} className="prose">
      {headings[1] && (
        <nav aria-label={words.onThisPage}>
          <ol>
            {headings.map(({ id, heading, look }) => (
              <li key={id} className={look}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div>
        {sections.map(({ id, heading, text }) => (
          <div key={text} id={id}>
            {heading && <h2>{heading}</h2>}
            <Rich text={text} />
          </div>
        ))}
      </div>
    </Section>
  );
}
