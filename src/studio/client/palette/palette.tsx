import type { FieldPlan } from '../../../site/schema/plan-types';
import { blockName } from '../../protocol/names';
import { ChoiceDialog } from '../parts/choice-dialog';
import { BlockPicture } from './block-picture';
import { useSamples } from './samples';

interface PaletteProps {
  /** The types of blocks, with what the schema says of them. */
  types: readonly (readonly [type: string, plan: FieldPlan])[];
  choose(type: string): void;
  close(): void;
}

/** All types of blocks as this site draws them. */
export function Palette({ types, choose, close }: PaletteProps) {
  const draw = useSamples(types.map(([type]) => type));
  const choices = types.map(([type, { description = '' }]) => ({
    id: type,
    name: blockName(type),
    about: description,
    picture: <BlockPicture {...{ type, draw }} />,
  }));
  return <ChoiceDialog title="Add a block" things="blocks" size="large" {...{ choices, choose, close }} />;
}
