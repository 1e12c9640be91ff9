import type { UnitKind } from '../../../../edit/rich/units';
import { BoxTool } from './box-tool';

const styles: readonly { name: string; kindOf: (isFirst: boolean) => UnitKind }[] = [
  { name: 'Text', kindOf: () => ({ type: 'paragraph' }) },
  { name: 'Heading', kindOf: () => ({ type: 'heading', depth: 3 }) },
  { name: 'Small heading', kindOf: () => ({ type: 'heading', depth: 4 }) },
  { name: 'Quote', kindOf: (first) => ({ type: 'quote', first }) },
];

/** The name of the style of a unit: lists are text. */
export function styleOf(kind: UnitKind | undefined): string {
  if (kind?.type === 'heading') return kind.depth === 3 ? 'Heading' : 'Small heading';
  return kind?.type === 'quote' ? 'Quote' : 'Text';
}

interface StyleProps {
  value: string;
  choose(name: string, kindOf: (kind: UnitKind, isFirst: boolean) => UnitKind): void;
}

const byName = (wanted: string, choose: StyleProps['choose']) => {
  const chosen = styles.find(({ name }) => name === wanted);
  if (chosen) choose(chosen.name, (_, isFirst) => chosen.kindOf(isFirst));
};

/** Makes paragraphs a quote, and back. */
export const QuoteTool = ({ of, value, choose }: StyleProps & { of: string }) => (
  <BoxTool
    {...{ of }}
    icon="quote"
    name="Quote"
    isPressed={value === 'Quote'}
    onPress={() => byName(value === 'Quote' ? 'Text' : 'Quote', choose)}
  />
);

/** What the paragraphs of a long text can be. */
export function StyleList({ id, value, choose }: StyleProps & { id: string }) {
  return (
    <select
      className="field-style"
      aria-label="Style"
      aria-controls={id}
      value={value}
      onChange={({ target }) => byName(target.value, choose)}
    >
      {styles.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
