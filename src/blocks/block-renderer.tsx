import type { ReactNode } from 'react';
import type { BlockType, BlockView, BlockViews } from '../site/resolve/view';
import type { BlockProps } from './block-props';
import { registry } from './registry';

/** A block whose type and fields belong together, so that the registry's component fits it. */
type Typed<K extends BlockType> = { [P in K]: BlockViews[P] & { type: P } }[K];

function renderBlock<K extends BlockType>(block: Typed<K>, prefix: string): ReactNode {
  const Component: (props: BlockProps<K>) => ReactNode = registry[block.type];
  return <Component key={prefix} block={block} prefix={prefix} />;
}

/** Renders a page's blocks from top to bottom. */
export function BlockRenderer({ blocks }: { blocks: readonly BlockView[] }) {
  return blocks.map((block, index) => renderBlock(block, `b${index + 1}`));
}
