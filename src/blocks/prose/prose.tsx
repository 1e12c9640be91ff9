import type { BlockProps } from '../../ui/block-props';
import { Rich } from '../../ui/rich-text';
import { Section } from '../../ui/section';
import { useWords } from '../../ui/words';

export function Prose({ block }: BlockProps<'prose'>) {
  const { sections } = block;
  const { onThisPage } = useWords();
  return (
    <Section block={block} className="prose" frame="prose-frame">
      {sections.length > 1 && (
        <nav className="prose-list" aria-label={onThisPage}>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="prose-text">
        {sections.map((section) => (
          <div key={section.id}>
            <h2 id={section.id}>{section.heading}</h2>
            <Rich text={section.text} />
          </div>
        ))}
      </div>
    </Section>
  );
}
