import { isRecord } from '../../../site/json/is-record';

/** Blocks as text: what a code editor takes, and gives. */
export const textOfBlocks = (blocks: readonly unknown[]): string =>
  JSON.stringify(blocks.length === 1 ? blocks[0] : blocks, null, 2);

/** The blocks in a text: one, or a list of them, also with the comma behind it. Undefined for any other text. */
export function blocksInText(text: string, types: readonly string[]): Record<string, unknown>[] | undefined {
  const value = parsed(text.trim().replace(/,$/, ''));
  const blocks: readonly unknown[] = Array.isArray(value) ? value : [value];
  const known = blocks.filter(isRecord).filter(({ type }) => types.includes(String(type)));
  return blocks.length > 0 && known.length === blocks.length ? known : undefined;
}

function parsed(text: string): unknown {
  for (const candidate of [text, `[${text}]`])
    try {
      return JSON.parse(candidate);
    } catch {
      // Several blocks with commas between them are no JSON, but become a list.
    }
  return undefined;
}

/** A copy without the ids that the page has already: an id names one place. */
export function withFreeIds(block: unknown, page: unknown): unknown {
  const taken = new Set(idsIn(page));
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (!isRecord(value)) return value;
    const kept = Object.entries(value).filter(([key, id]) => key !== 'id' || !taken.has(id));
    return Object.fromEntries(kept.map(([key, each]) => [key, copy(each)]));
  };
  return copy(block);
}

function idsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === 'id' ? [each] : idsIn(each)));
}
