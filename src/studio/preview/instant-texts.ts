import type { PageView } from '../../site/resolve/view';
import { shownText, textToShow } from './shown-text';

export interface InstantTexts {
  /** Shows a new text in these nodes, if they show the field as it was. The pointer is that within the page. */
  set(view: PageView, pointer: string, value: unknown, nodes: () => readonly Text[]): void;
  /** Leaves to the renderer what it has drawn. `current` gives the content with all edits. */
  settle(view: PageView, current: (pointer: string) => unknown): void;
  /** Nodes that the editor has emptied. */
  nodes(): ReadonlySet<Node>;
  stop(): void;
}

/**
 * Texts that are shown before the renderer has drawn them. It draws a key that lies a moment back over the newest one:
 * then the newest is put back before it could be seen.
 */
export function createInstantTexts(main: Element): InstantTexts {
  const waiting = new Map<string, { text: string; nodes: readonly Text[] }>();

  function put(): void {
    for (const { text, nodes } of waiting.values())
      for (const node of nodes) if (node.data !== text) node.data = text;
  }

  const observer = new MutationObserver(put);
  observer.observe(main, { characterData: true, subtree: true });

  return {
    set(view, pointer, value, nodes) {
      const text = textToShow(view, pointer, value);
      if (text === undefined) return;
      const before = shownText(view, pointer);
      const known = waiting.get(pointer)?.nodes.filter((node) => node.isConnected);
      const shown = known?.length ? known : nodes().filter((node) => node.data === before);
      if (shown.length === 0) return;
      waiting.set(pointer, { text, nodes: shown });
      put();
    },
    settle(view, current) {
      for (const [pointer, { text, nodes }] of waiting) {
        const next = shownText(view, pointer);
        // A preview of an older state comes first when somebody types.
        if (next !== text && textToShow(view, pointer, current(pointer)) === text) continue;
        waiting.delete(pointer);
        // React writes only what differs from what it wrote itself.
        if (next !== undefined) for (const node of nodes) if (node.data !== next) node.data = next;
      }
    },
    nodes: () => new Set([...waiting.values()].flatMap(({ nodes }) => nodes)),
    stop: () => observer.disconnect(),
  };
}
