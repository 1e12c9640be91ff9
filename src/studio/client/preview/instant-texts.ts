import { valueAt } from '../../../site/json/value-at';
import type { PagePreview } from '../../../site/resolve/page-preview';

/** A page as it was rendered. */
type Drawn = Pick<PagePreview, 'view' | 'statics'>;

/** Markdown whose characters are all shown as they are. */
const plainMarkdown = /^(?![#>+\-=~|]|\d{1,9}[.)])[^\n\t\\`*_[\]<&{]+$/;

const oneParagraph = /^<p>([^<]*)<\/p>$/;

/** The text of a line, or of Markdown that is one paragraph of plain text, as the page shows it. */
export function shownText(drawn: Drawn, pointer: string): string | undefined {
  const shown = valueAt(drawn.view, pointer);
  if (typeof shown !== 'string') return undefined;
  const html = drawn.statics[shown];
  if (html === undefined) return shown;
  const [, text] = oneParagraph.exec(html) ?? [];
  return text?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
}

/** What the page will show for a new value of such a text; undefined where only the renderer knows. */
export function textToShow({ view, statics }: Drawn, pointer: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const shown = valueAt(view, pointer);
  if (typeof shown === 'string' && statics[shown] === undefined)
    return value.includes('{') ? undefined : value;
  const text = value.trim();
  return plainMarkdown.test(text) ? text : undefined;
}

export interface InstantTexts {
  /** Shows a new text in these nodes, if they show the field as it was. The pointer is that within the page. */
  set(rendered: Drawn, pointer: string, value: unknown, nodes: () => readonly Text[]): void;
  /** Leaves to the renderer what it has rendered. `current` gives the content with all edits. */
  settle(rendered: Drawn, current: (pointer: string) => unknown): void;
  /** Nodes that the editor has emptied. */
  nodes(): ReadonlySet<Node>;
  stop(): void;
}

interface Waiting {
  text: string;
  /** What the renderer shows. */
  rendered: string | undefined;
  nodes: readonly Text[];
  find(): readonly Text[];
}

/** Markdown has new nodes each time when it was rendered. */
function nodesOf({ nodes, find, rendered }: Omit<Waiting, 'text'>): readonly Text[] {
  const known = nodes.filter((node) => node.isConnected);
  return known.length > 0 ? known : find().filter((node) => node.data === rendered);
}

/**
 * Texts that are shown before the renderer has rendered them. It may render an older key over the newest one:
 * then the newest is put back before it could be seen.
 */
export function createInstantTexts(main: Element): InstantTexts {
  const waiting = new Map<string, Waiting>();

  function put(): void {
    for (const each of waiting.values()) {
      each.nodes = nodesOf(each);
      for (const node of each.nodes) if (node.data !== each.text) node.data = each.text;
    }
  }

  const observer = new MutationObserver(put);
  observer.observe(main, { characterData: true, childList: true, subtree: true });

  return {
    set(rendered, pointer, value, find) {
      // Until then, React compares what is shown with what it draws.
      const isHydrated = main.ownerDocument.documentElement.dataset.hydrated === 'true';
      const text = isHydrated ? textToShow(rendered, pointer, value) : undefined;
      if (text === undefined) return;
      const before = shownText(rendered, pointer);
      const nodes = nodesOf({ nodes: waiting.get(pointer)?.nodes ?? [], rendered: before, find });
      if (nodes.length === 0) return;
      waiting.set(pointer, { text, rendered: before, nodes, find });
      put();
    },
    settle(rendered, current) {
      for (const [pointer, each] of waiting) {
        const next = shownText(rendered, pointer);
        each.rendered = next;
        // A preview of an older state comes first when somebody types.
        if (next !== each.text && textToShow(rendered, pointer, current(pointer)) === each.text) continue;
        waiting.delete(pointer);
        // React writes only what differs from what it wrote itself.
        if (next !== undefined) for (const node of each.nodes) if (node.data !== next) node.data = next;
      }
    },
    nodes: () => new Set([...waiting.values()].flatMap(({ nodes }) => nodes)),
    stop: () => observer.disconnect(),
  };
}
