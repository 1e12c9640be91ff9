import type { ReactNode } from 'react';
import type { BlockType, BlockView, BlockViews } from '../site/resolve/view';
import type { BlockProps } from '../ui/block-props';
import * as registry from './all-blocks.gen';

/** `load` is that of a late block (src/ui/late-block.tsx). */
type Component<K extends BlockType> = ((props: BlockProps<K>) => ReactNode) & { load?: () => Promise<void> };
type Components = { [K in BlockType]: Component<K> };
type Surplus = Exclude<keyof typeof registry, BlockType>;

/** A missing or surplus line of the registry does not compile here. */
const components: Components = registry satisfies { [K in Surplus]: never };

/** A block whose type and fields belong together, so that the registry's component fits it. */
type Typed<K extends BlockType> = { [P in K]: BlockViews[P] & { type: P } }[K];

function renderBlock<K extends BlockType>(block: Typed<K>, prefix: string): ReactNode {
  const Component: Component<K> = components[block.type];
  return <Component key={prefix} block={block} prefix={prefix} />;
}

/** Loads the late ones among the components of these blocks, which are rendered next. */
export async function loadBlocks(blocks: Iterable<{ type: BlockType }>): Promise<void> {
  await Promise.all(Array.from(blocks, ({ type }) => components[type].load?.()));
}

// The server renders any page at once.
if (import.meta.env.SSR) await Promise.all(Object.values(components).map(({ load }) => load?.()));

/** Renders a page's blocks from top to bottom. */
export function BlockRenderer({ blocks }: { blocks: readonly BlockView[] }) {
  return blocks.map((block, index) => renderBlock(block, `b${index + 1}`));
}
