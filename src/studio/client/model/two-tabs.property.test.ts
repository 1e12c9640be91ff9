import { expect, test } from 'vitest';
import { editFolder, heading, headingIn, home } from '../../../../tests/support/edits/edited-folder';
import { localWorkspace } from '../../../../tests/support/edits/local-workspace';
import { randomNumbers } from '../../../../tests/support/random-edits';
import { followCursor } from '../../../edit/merge/merge-typing';
import type { Workspace } from '../../protocol/workspace';
import { createStudioStore } from './studio-store';

/** A page is rendered for each letter. */
const timeout = 60_000;

/** Requests and events arrive in their order, each when the test lets it through. */
function delayed(workspace: Workspace) {
  const up: (() => void)[] = [];
  const down: (() => void)[] = [];
  const slow: Workspace = {
    ...workspace,
    watch: (listener) => workspace.watch((event) => down.push(() => listener(event))),
    apply: (change, base) =>
      new Promise((done, fail) => {
        up.push(() => void workspace.apply(change, base).then(() => down.push(done), fail));
      }),
  };
  return { slow, up, down };
}

/** A tab in which somebody types letters of their own. */
function openTab(workspace: Workspace, firstLetter: number) {
  const { slow, up, down } = delayed(workspace);
  const store = createStudioStore(slow);
  workspace.read(home);
  let [seen, cursor, count] = ['', 0, 0];
  const typed = new Set<string>();
  const text = (): string => headingIn(JSON.stringify(store.state().files[home]?.value));
  const look = () => {
    cursor = followCursor(seen, text(), cursor);
    seen = text();
  };
  const write = (value: string, to: number) => {
    store.change(home, { op: 'set', at: heading, value, was: seen }, 'Change Heading', 'step');
    [seen, cursor] = [text(), to];
  };
  return {
    typed,
    text,
    conflicts: () => store.state().conflicts,
    /** Lets the next request or event through; false if there is none. */
    pass(ways = [up, down]) {
      const next = ways.find((way) => way.length > 0)?.shift();
      next?.();
      return next !== undefined;
    },
    ways: [[up], [down]],
    goTo(place: number) {
      look();
      cursor = Math.floor(place * (seen.length + 1));
    },
    type() {
      look();
      const letter = String.fromCharCode(firstLetter + count++);
      typed.add(letter);
      write(seen.slice(0, cursor) + letter + seen.slice(cursor), cursor + 1);
    },
    erase() {
      look();
      if (typed.delete(seen[cursor - 1] ?? ''))
        write(seen.slice(0, cursor - 1) + seen.slice(cursor), cursor - 1);
    },
  };
}

type Tab = ReturnType<typeof openTab>;

/** Lets all through, and what comes of it. */
async function settle(tabs: readonly Tab[]): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet++) {
    for (const tab of tabs) while (tab.pass()) quiet = 0;
    await new Promise((done) => setTimeout(done));
  }
}

async function typeTogether(seed: number, more: (tab: Tab, chance: number, place: number) => void) {
  const random = randomNumbers(seed);
  const { workspace } = editFolder();
  const tabs = [openTab(localWorkspace(workspace), 0x4e00), openTab(localWorkspace(workspace), 0xac00)];
  await settle(tabs);
  const start = tabs[0]?.text() ?? '';
  for (const tab of tabs) tab.goTo(random());
  for (let step = 0; step < 120; step++) {
    const tab = tabs[Math.floor(random() * tabs.length)];
    const chance = random();
    if (chance < 0.4) tab?.type();
    else if (chance < 0.8) tab?.pass(tab.ways[Math.floor(random() * 2)]);
    else if (tab) more(tab, random(), random());
    // What waits for an answer goes on.
    await undefined;
  }
  await settle(tabs);
  const [text = '', other] = tabs.map((tab) => tab.text());
  expect(other).toBe(text);
  expect(headingIn(workspace.textOf(home) ?? '')).toBe(text);
  expect(tabs.flatMap((tab) => tab.conflicts())).toEqual([]);
  for (const letter of start) expect(text).toContain(letter);
  return { text, tabs };
}

const seeds = Array.from({ length: 8 }, (_, index) => index + 1);

test.each(seeds)(
  'tabs %i: what two type in one field at the same time stays together, in its order',
  {
    timeout,
  },
  async (seed) => {
    const { text, tabs } = await typeTogether(seed, () => {});
    for (const { typed } of tabs) expect(text).toContain([...typed].join(''));
  },
);

test.each(seeds)(
  'tabs %i: wherever two type in one field and erase their own, no letter is lost',
  {
    timeout,
  },
  async (seed) => {
    const { text, tabs } = await typeTogether(100 + seed, (tab, chance, place) =>
      chance < 0.5 ? tab.goTo(place) : tab.erase(),
    );
    const letters = new Set(text);
    for (const { typed } of tabs) expect([...typed].filter((letter) => !letters.has(letter))).toEqual([]);
  },
);
