import { dateOrder } from '../../../site/check/date-order';
import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import type { Place } from '../../../site/json/place';
import { listOf, memberOf, valueAt } from '../../../site/json/value-at';
import { blockName } from '../../../site/page/place-names';
import { sharedNameOf, shownBlock } from '../../../site/read/shared-blocks';
import { newKey } from '../fields/lists/new-key';
import type { Editor } from '../model/editor';
import { isHiddenBlock } from '../model/is-hidden-block';
import { type LayoutReasons, layoutReasons } from '../model/layout-reasons';
import { withFreeIds } from './block-clipboard';
import { heroReasons, placesOf } from './hero-reasons';

const firstIsShown = dateOrder.messages.first.message();

/** The blocks of a page and what can be done with them. What is refused says why, and gives undefined. */
export interface BlockEdits {
  blocks: readonly unknown[];
  layout: LayoutReasons;
  /** What a block shows: that of site.json, if it is a shared one. */
  shown(block: unknown): unknown;
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
  /** Why visitors see it at any time. */
  alwaysShown(index: number): string | undefined;
  /** Hides a block from visitors, or shows it again. */
  hide(index: number): void;
  /** Why other pages can't show it, too. */
  unshared(index: number): string | undefined;
  /** Moves a block into site.json, for other pages, and leaves one that shows it. */
  share(index: number): void;
  /** Puts a copy of a shared block in its place. */
  makeOwn(index: number): void;
}

export function blockEdits(editor: Editor, page: Place): BlockEdits {
  const { change, announce, refusePress } = editor;
  const { file } = page;
  const start = `${page.pointer}/blocks`;
  const site = editor.valueOf(siteFile);
  const content = valueAt(editor.valueOf(file), page.pointer);
  const blocks = listOf(memberOf(content, 'blocks'));
  const shown = (block: unknown) => shownBlock(site, block);
  const typeOf = (block: unknown) => memberOf(shown(block), 'type');
  const reasonsFor = (all: readonly unknown[]) =>
    layoutReasons(site, { layout: memberOf(content, 'layout'), blocks: all });
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
  const alwaysShown = (index: number) => {
    if (index === 0) return firstIsShown;
    return memberOf(blocks[index], 'type') === 'shared'
      ? 'It is shown on other pages, too. Make it this page’s own, and hide that.'
      : undefined;
  };
  const refused = (wanted: readonly unknown[]) =>
    heroes.added(wanted) ??
    wanted.map((block) => layout.refused(typeOf(block))).find((why) => why !== undefined);
  return {
    blocks,
    layout,
    shown,
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
      const of = sharedNameOf(blocks[index]);
      const uses = editor.pages.flatMap(({ shared = [] }) => shared).filter((each) => each === of);
      const isLast = uses.length === 1;
      change(file, { op: 'remove', at: `${start}/${index}` }, `Remove ${name}`);
      announce(`${name} removed. Ctrl+Z brings it back.`);
      if (isLast) editor.tell(`No page shows “${of}” now. It stays in Shared blocks.`);
      return Math.max(0, Math.min(index, blocks.length - 2));
    },
    insert(index, wanted, verb, end = '') {
      const why = refused(wanted);
      if (why !== undefined) return void refusePress(why);
      let all = blocks;
      const placed = placesOf(wanted, index).map(({ at: near, block }) => {
        const { at = near } = reasonsFor(all).place(typeOf(block), near) ?? {};
        all = all.toSpliced(at, 0, block);
        return { at, block };
      });
      const [first = { at: index, block: undefined }] = placed;
      const name = nameOf(first.block);
      const step = `${verb} ${crypto.randomUUID()}`;
      for (const { at, block } of placed) {
        const value = withFreeIds(block, blocks);
        change(file, { op: 'insert', at: `${start}/${at}`, value }, `${verb} ${name}${end}`, step);
      }
      announce(`${name} added, ${first.at + 1} of ${all.length}.`);
      return first.at;
    },
    alwaysShown,
    hide(index) {
      const why = alwaysShown(index);
      if (why !== undefined) return refusePress(why);
      const at = `${start}/${index}/draft`;
      const name = nameOf(blocks[index]);
      const isHidden = isHiddenBlock(blocks[index]);
      if (isHidden) change(file, { op: 'remove', at }, `Show ${name}`);
      else change(file, { op: 'set', at, value: true }, `Hide ${name}`);
      announce(isHidden ? `${name} shown.` : `${name} hidden. Visitors do not see it.`);
    },
    unshared(index) {
      const type = memberOf(blocks[index], 'type');
      if (type === 'hero') return 'A hero has the main heading of one page.';
      return type === 'shared' ? 'It is shared already.' : undefined;
    },
    share(index) {
      const block = blocks[index];
      const shared = memberOf(site, 'shared');
      const of = newKey(nameOf(block), Object.keys(isRecord(shared) ? shared : {}));
      const step = `Share ${crypto.randomUUID()}`;
      const name = `Share ${nameOf(block)}`;
      const added =
        shared === undefined
          ? { at: '/shared', value: { [of]: block } }
          : { at: `/shared/${of}`, value: block };
      change(siteFile, { op: 'set', ...added }, name, step);
      change(file, { op: 'set', at: `${start}/${index}`, value: { type: 'shared', of } }, name, step);
      announce(`${nameOf(block)} is shared as “${of}”. Other pages can show it, too.`);
    },
    makeOwn(index) {
      const value = shown(blocks[index]);
      change(file, { op: 'set', at: `${start}/${index}`, value }, `Make ${nameOf(value)} this page’s own`);
      announce(`${nameOf(value)} is this page’s own now.`);
    },
  };
}

export function nameOf(block: unknown): string {
  const type = memberOf(block, 'type');
  return typeof type === 'string' ? blockName(type) : 'Block';
}
