import { blockName } from '../../../site/page/place-names';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { ChoiceDialog } from '../parts/choice-dialog';
import { BlockPicture } from './block-picture';
import { useSamples } from './samples';

interface PaletteProps {
  title: string;
  /** The types of blocks, with what the schema says of them. */
  types: readonly (readonly [type: string, plan: FieldPlan])[];
  choose(type: string): void;
  close(): void;
}

/** All types of blocks as this site draws them. */
export function Palette({ title, types, choose, close }: PaletteProps) {
  const draw = useSamples(types.map(([type]) => type));
  const choices = types.map(([type, plan]) => ({
    id: type,
    name: blockName(type),
    about: plan.description ?? '',
    ...(plan.is === 'object' && { otherWords: plan.otherWords, closeWords: plan.closeWords }),
    picture: <BlockPicture {...{ type, draw }} />,
  }));
  return (
    <ChoiceDialog
      {...{ title, choices, choose, close }}
      things="blocks"
      size="large"
      verb="Add"
      hint="Not there? Whoever looks after the site can add a kind of block."
    />
  );
}
