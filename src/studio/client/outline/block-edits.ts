import { siteFile } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import { listOf, memberOf, valueAt } from '../../../site/json/value-at';
import { blockName } from '../../protocol/names';
import type { Editor } from '../model/editor';
import { type LayoutReasons, layoutReasons } from '../model/layout-reasons';
import { withFreeIds } from './block-clipboard';
import { heroReasons, placesOf } from './hero-reasons';

/** The blocks of a page and what can be done with them. What is refused says why, and gives undefined. */
export interface BlockEdits {
  blocks: readonly unknown[];
  layout: LayoutReasons;
  placeOf(index: number): Place;
  /** Why a block can't be moved; `by` counts blocks. */
  fixed(index: number, by?: number): string | undefined;
  /** Why it can't be removed. */
  kept(index: number): string | undefined;
  /** Why these can't be added. */
  refused(wanted: readonly unknown[]): string | undefined;
  /** Gives where the block is then. */
  move(from: number, to: number): number | undefined;
  /** Gives the block that is in its place then. */
  remove(index: number): number | undefined;
  /** Gives where the first is then: as near to the index as the page lets it. `verb` begins the name of the step, `end` ends it. */
  insert(index: number, wanted: readonly unknown[], verb: string, end?: string): number | undefined;
}

export function blockEdits(editor: Editor, page: Place): BlockEdits {
  const { change, announce, refusePress } = editor;
  const { file } = page;
  const start = `${page.pointer}/blocks`;
  const site = editor.valueOf(siteFile);
  const content = valueAt(editor.valueOf(file), page.pointer);
  const blocks = listOf(memberOf(content, 'blocks'));
  const reasonsFor = (shown: readonly unknown[]) =>
    layoutReasons(site, { layout: memberOf(content, 'layout'), blocks: shown });
  const layout = reasonsFor(blocks);
  const heroes = heroReasons(blocks);
  const stays = (index: number) => layout.block(index) ?? heroes.block(index);
  const kept = (index: number) => layout.kept(index) ?? heroes.block(index);
  const fixed = (index: number, by = 0) => {
    const to = index + by;
    if (to < 0) return 'It is the first block.';
    if (to >= blocks.length) return 'It is the last block.';
    return stays(index) ?? (by === 0 ? undefined : stays(to));
  };
  const refused = (wanted: readonly unknown[]) =>
    heroes.added(wanted) ??
    wanted.map((block) => layout.refused(memberOf(block, 'type'))).find((why) => why !== undefined);
  return {
    blocks,
    layout,
    placeOf: (index) => ({ file, pointer: `${start}/${index}` }),
    fixed,
    kept,
    refused,
    move(from, to) {
      if (to === from) return undefined;
      const why = fixed(from, to - from);
      if (why !== undefined) return void refusePress(why);
      const name = nameOf(blocks[from]);
      change(file, { op: 'move', at: `${start}/${from}`, to: `${start}/${to}` }, `Move ${name}`);
      announce(`${name}, ${to + 1} of ${blocks.length}.`);
      return to;
    },
    remove(index) {
      const why = kept(index);
      if (why !== undefined) return void refusePress(why);
      const name = nameOf(blocks[index]);
      change(file, { op: 'remove', at: `${start}/${index}` }, `Remove ${name}`);
      announce(`${name} removed. Ctrl+Z brings it back.`);
      return Math.max(0, Math.min(index, blocks.length - 2));
    },
    insert(index, wanted, verb, end = '') {
      const why = refused(wanted);
      if (why !== undefined) return void refusePress(why);
      let shown = blocks;
      const placed = placesOf(wanted, index).map(({ at: near, block }) => {
        const { at = near } = reasonsFor(shown).place(memberOf(block, 'type'), near) ?? {};
        shown = shown.toSpliced(at, 0, block);
        return { at, block };
      });
      const [first = { at: index, block: undefined }] = placed;
      const name = nameOf(first.block);
      const step = `${verb} ${crypto.randomUUID()}`;
      for (const { at, block } of placed) {
        const value = withFreeIds(block, blocks);
        change(file, { op: 'insert', at: `${start}/${at}`, value }, `${verb} ${name}${end}`, step);
      }
      announce(`${name} added, ${first.at + 1} of ${shown.length}.`);
      return first.at;
    },
  };
}

export function nameOf(block: unknown): string {
  const type = memberOf(block, 'type');
  return typeof type === 'string' ? blockName(type) : 'Block';
}
