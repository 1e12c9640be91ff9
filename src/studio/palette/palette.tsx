import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';
import type { FieldPlan } from '../../site/schema/plan-types';
import { Dialog } from '../dialog';
import { blockName } from '../fields/names';
import { BlockPicture } from './block-picture';

interface PaletteProps {
  /** The types of blocks, with what the schema says of them. */
  types: readonly (readonly [type: string, plan: FieldPlan])[];
  choose(type: string): void;
  close(): void;
}

/** All types of blocks as this site draws them, found by name and purpose. */
export function Palette({ types, choose, close }: PaletteProps) {
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = types
    .map(([type, { description = '' }]) => ({ id: type, name: blockName(type), purpose: description }))
    .filter(({ name, purpose }) => {
      const text = `${name} ${purpose}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  return (
    <Dialog title="Add a block" size="large" onClose={close}>
      <input
        className="field-input palette-filter"
        type="search"
        aria-label="Filter blocks"
        placeholder={`Filter ${types.length} types by name or purpose`}
        autoFocus
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
        onKeyDown={(event) => {
          const [first] = shown;
          if (event.key === 'Enter' && first && words.length > 0) {
            event.preventDefault();
            choose(first.id);
          } else if (event.key === 'ArrowDown') {
            event.preventDefault();
            document.querySelector<HTMLElement>('.palette [role="option"]')?.focus();
          }
        }}
      />
      <ListBox
        className="palette"
        aria-label="Types of blocks"
        layout="grid"
        items={shown}
        onAction={(type) => choose(String(type))}
        renderEmptyState={() => <p className="plan-wait">No block is for that.</p>}
      >
        {({ id, name, purpose }) => (
          <ListBoxItem id={id} textValue={name} className="palette-block">
            <BlockPicture type={id} />
            <Text slot="label" className="palette-text">
              <strong>{name}</strong> {purpose}
            </Text>
          </ListBoxItem>
        )}
      </ListBox>
    </Dialog>
  );
}
