import type { ReactNode } from 'react';
import type { BlockType, BlockView, BlockViews } from '../site/resolve/view';
import type { BlockProps } from '../ui/block-props';
import * as registry from './all-blocks.gen';

type Components = { [K in BlockType]: (props: BlockProps<K>) => ReactNode };
type Surplus = Exclude<keyof typeof registry, BlockType>;

/** A missing or surplus line of the registry does not compile here. */
const components: Components = registry satisfies { [K in Surplus]: never };

/** A block whose type and fields belong together, so that the registry's component fits it. */
type Typed<K extends BlockType> = { [P in K]: BlockViews[P] & { type: P } }[K];

function renderBlock<K extends BlockType>(block: Typed<K>, prefix: string): ReactNode {
  const Component: (props: BlockProps<K>) => ReactNode = components[block.type];
  return <Component key={prefix} block={block} prefix={prefix} />;
}

/** Renders a page's blocks from top to bottom. */
export function BlockRenderer({ blocks }: { blocks: readonly BlockView[] }) {
  return blocks.map((block, index) => renderBlock(block, `b${index + 1}`));
}
