import { inlineText, type RichBlock, type RichInline, type RichText } from './rich-text';

const dash = /(?:—|–|--) ?(?=[^\n]*$)/;
const [firstLine, laterLine] = [new RegExp(`^${dash.source}`), new RegExp(`\n${dash.source}`)];

/** A quote whose last line begins with a dash: that line is its source. */
export function withSource(blocks: RichText): RichBlock {
  const last = blocks.at(-1);
  const found = last?.type === 'paragraph' && splitAtDash(last.children);
  if (!found) return { type: 'quote', children: blocks };
  const [words, source] = found;
  const said: RichText = words.length > 0 ? [{ type: 'paragraph', children: words }] : [];
  const children = [...blocks.slice(0, -1), ...said];
  return children.length > 0 ? { type: 'quote', children, source } : { type: 'quote', children: blocks };
}

function splitAtDash(nodes: readonly RichInline[]): [words: RichInline[], source: RichInline[]] | undefined {
  for (const [index, node] of nodes.entries()) {
    if (typeof node !== 'string') continue;
    const before = nodes[index - 1];
    const startsLine = before === undefined || (typeof before === 'object' && before.type === 'break');
    const found = (startsLine && firstLine.exec(node)) || laterLine.exec(node);
    if (!found || inlineText(nodes.slice(index + 1)).includes('\n')) continue;
    const words = [...nodes.slice(0, index), ...(found.index > 0 ? [node.slice(0, found.index)] : [])];
    const own = node.slice(found.index + found[0].length);
    const end = words.at(-1);
    const cut = typeof end === 'object' && end.type === 'break' ? words.slice(0, -1) : words;
    return [cut, [...(own === '' ? [] : [own]), ...nodes.slice(index + 1)]];
  }
  return undefined;
}
