import schema from '../../../site.schema.json';
import { isRecord } from '../../site/json/is-record';
import { readTree } from '../../site/json/json-tree';
import { listOf } from '../../site/json/list-of';
import { fillSnippet } from '../../site/schema/fill-snippet';
import { countedList } from '../../site/schema/layout-slots';
import { blockSchema, definitionOf } from '../../site/schema/schema-plan';
import { layOut } from '../text/layout';

type Fields = Record<string, unknown>;

/** A page as a code editor's snippet gives it. */
export const pageSnippet = (): Fields => snippetOf(schema.$defs.page);

/** Blocks for the slots of a layout: the snippets, with the values and the number of items that the slots need. */
export const layoutBlocks = (slots: readonly Fields[]): Fields[] =>
  slots.map(({ type, count, ...values }) => {
    const definition = blockSchema(String(type));
    const block = { ...snippetOf(definition), ...values };
    const list = countedList(String(type));
    const items: unknown = block[list];
    const [first] = listOf(items);
    const counted = typeof count === 'number' && list !== '' ? { [list]: Array(count).fill(first) } : {};
    return inOrder({ ...block, ...counted }, definition);
  });

/** A new file, as the project's formatter lays it out. */
export function writeJson(value: Fields): string {
  const source = JSON.stringify(inOrder(value, schema.$defs.page), null, 2);
  const root = readTree(source);
  if (!root) throw new Error('A value can’t be written.');
  const style = { lineBreak: '\n', indent: '  ', compact: false };
  return `${layOut(source, root, { indent: '', column: 0, after: 0 }, style)}\n`;
}

function snippetOf(definition: unknown): Fields {
  const { defaultSnippets, properties, required } = isRecord(definition) ? definition : {};
  const [snippet] = listOf(defaultSnippets);
  const body = isRecord(snippet) ? fillSnippet(snippet.body) : undefined;
  if (!isRecord(body)) throw new Error('The schema has no snippet for this.');
  const needed = listOf(required);
  const fields = isRecord(properties) ? properties : {};
  // A film of somebody else is no text that an editor would notice.
  const isSample = (key: string) =>
    definitionOf(fields[key]) === schema.$defs.youtubeId && !needed.includes(key);
  return Object.fromEntries(Object.entries(body).filter(([key]) => !isSample(key)));
}

/** Snippets have their fields in an editor's order. */
function inOrder(value: Fields, definition: unknown): Fields {
  const { properties } = isRecord(definition) ? definition : {};
  const order = Object.keys(isRecord(properties) ? properties : {});
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => rank(a) - rank(b)));
}
