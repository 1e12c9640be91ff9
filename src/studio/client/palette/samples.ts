import { useEffect, useState } from 'react';
import type { BlockSamples } from '../../protocol/requests';
import { useEditor } from '../model/editor';
import { trustedHtml } from '../parts/trusted-html';

/** Draws the block of a type into an element, in place of what is there. */
export type DrawBlock = (host: HTMLElement, type: string) => void;

/** What draws blocks of these types as the site does; undefined until the site has answered. */
export function useSamples(types: readonly string[]): DrawBlock | undefined {
  const { ask } = useEditor();
  const [draw, setDraw] = useState<DrawBlock>();
  const key = types.join();
  useEffect(() => {
    let isWanted = true;
    const take = (samples: BlockSamples) => isWanted && setDraw(() => drawerOf(samples));
    ask('samples', { types: key.split(',') }).then(take, () => {});
    return () => {
      isWanted = false;
    };
  }, [ask, key]);
  return draw;
}

/** The elements around a page. In a shadow tree, one element replaces all of them. */
const pageElements = /(?<![\w.#-])(?::root|html|body)(?![\w-])/g;

function drawerOf({ styles, definitions, blocks }: BlockSamples): DrawBlock {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.replace(pageElements, '.page'));
  addFonts(styles);
  return (host, type) => {
    const existing = roots.get(host);
    // Closed: it is a picture, and its texts are not those of the studio.
    const root = existing ?? host.attachShadow({ mode: 'closed' });
    roots.set(host, root);
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = trustedHtml(
      `<div class="page">${definitions}<div id="root">${blocks[type] ?? ''}</div></div>`,
    );
  };
}

const roots = new WeakMap<HTMLElement, ShadowRoot>();

let hasFonts = false;

/** Fonts of a shadow tree are those of its document. */
function addFonts(styles: string): void {
  if (hasFonts) return;
  hasFonts = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((styles.match(/@font-face\s*\{[^{}]*\}/g) ?? []).join(''));
  document.adoptedStyleSheets.push(sheet);
}
