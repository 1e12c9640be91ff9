import { notFoundPath } from '../../site/page/addresses';
import { hasTone } from '../../site/resolve/has-tones';
import type { Thing } from '../../site/resolve/structured-data';
import type { BlockView, PageView } from '../../site/resolve/view';
import type { Words } from '../../site/words/words';
import { currentLink, nearestLink } from '../shared/current-link';
import { headTags } from '../shared/head';
import { pageDataOpening, sheetEnd } from '../shared/page-data';
import {
  type BlockStyles,
  boxType,
  cookiesType,
  drawingType,
  focusType,
  listsType,
  looksType,
  phoneFocusType,
  rightToLeftType,
  sceneType,
  tonesType,
} from './assets';
import {
  appTags,
  feedTags,
  fontTags,
  headTag,
  loaderTag,
  type Shell,
  sharedLinkTags,
  sheetTags,
  structuredData,
  styleTag,
  verificationTags,
} from './document-tags';
import { headScript } from './head-script';
import { directionAttribute, escapeHtml, scriptJson } from './html';

const encoder = new TextEncoder();

/**
 * Returns a function that sets `aria-current` on the header's links to the open page, or else to the nearest page above it.
 * It gives bytes, which pages with the same mark share, and which end with `after`.
 */
function createMarkCurrent(header: string, after: string): (pagePath: string) => Uint8Array {
  // Split only once, after each link's address, because every page has this header.
  const parts = header.split(/(?<=<a [^>]*?href="[^"]*")/);
  const links = parts.map((part) => ({ part, href: /href="([^"]*)"$/.exec(part)?.[1] }));
  const hrefs = links.flatMap(({ href }) => href ?? []);
  const known = new Map<string, Uint8Array>();
  return (pagePath) => {
    const nearest = nearestLink(hrefs, pagePath);
    const current = nearest === undefined ? undefined : currentLink(nearest, pagePath);
    const key = `${current} ${nearest}`;
    const found = known.get(key);
    if (found) return found;
    const marked = links.map(({ part, href }) =>
      current && href === nearest ? `${part} aria-current="${current}"` : part,
    );
    const bytes = encoder.encode(marked.join('') + after);
    known.set(key, bytes);
    return bytes;
  };
}

/** A document in pieces, in order. Bytes are those of many documents. */
export type DocumentPieces = readonly (string | Uint8Array)[];

export type DocumentWriter = (
  view: PageView,
  root: string,
  words: Partial<Words>,
  things: readonly Thing[],
) => DocumentPieces;

/** Prepares what does not change from page to page, and returns the writer of documents. */
export function createDocument(shell: Shell): DocumentWriter {
  const { header, footer, assets, shape } = shell;
  const icon = `<link rel="icon" href="${escapeHtml(shell.icon ?? 'data:,')}">`;
  // It holds for what comes after it.
  const policyTag = (style: string) =>
    shell.policy
      ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(shell.policy(style))}">`
      : '';
  const startWith = (style: string) =>
    `<!doctype html><html lang="${shell.language}"${directionAttribute(shell.direction)}><head><meta charset="utf-8">${policyTag(style)}<meta name="viewport" content="width=device-width, initial-scale=1">${fontTags(assets)}<script>${headScript(shell.announcement)}</script>`;
  const app = shell.app ? appTags(shell.app) : '';
  // The first sheet has the order of the layers.
  const beforeStyles = (kind: 'website' | 'article') => sharedLinkTags(kind) + icon + app + sheetTags(assets);
  const afterStyles = `${loaderTag(shell)}</head><body>`;
  const afterRoot = encoder.encode(
    `</div>${footer}<p id="route-announcer" role="status" class="visually-hidden"></p>`,
  );
  const afterPage = encoder.encode(
    `,"build":"${shell.build}","shape":${scriptJson(shape)}}</script></body></html>\n`,
  );
  const markCurrent = createMarkCurrent(header, '<div id="root">');
  const known = new Map<string, Record<'start' | 'styles', Uint8Array>>();
  /** The markup that is equal in all documents with the same style sheets. */
  const commonOf = ({ blocks, definitions, hasDrawings, hasFocus, hasPhoneFocus, isArticle }: PageView) => {
    const shown: { type: string }[] = [...blocks];
    if (definitions !== undefined) shown.push({ type: sceneType });
    if (hasDrawings) shown.push({ type: drawingType });
    if (hasFocus) shown.push({ type: focusType });
    if (hasPhoneFocus) shown.push({ type: phoneFocusType });
    if (blocks.some((block) => 'box' in block)) shown.push({ type: boxType });
    if (blocks.some(hasListLinks)) shown.push({ type: listsType });
    if (shell.hasLooks) shown.push({ type: looksType });
    if (shell.direction === 'rtl') shown.push({ type: rightToLeftType });
    if (shell.hasTones || blocks.some(hasTone)) shown.push({ type: tonesType });
    if (shell.asksForCookies) shown.push({ type: cookiesType });
    const isShown = ({ types, list, field }: BlockStyles) =>
      shown.some(
        (part) =>
          types.includes(part.type) &&
          (field === undefined || partsOf(part, list).some((one) => field in one)),
      );
    const wanted = assets.blockStyles.filter(isShown);
    const kind = isArticle ? 'article' : 'website';
    const key = `${kind} ${wanted.map(({ types, list, field }) => `${types} ${list} ${field}`).join()}`;
    const found = known.get(key);
    if (found) return found;
    // One element, because each has a hash in the policy.
    const style = [assets.styles, ...wanted.map(({ text }) => text)].join(sheetEnd);
    const common = {
      start: encoder.encode(startWith(style)),
      styles: encoder.encode(beforeStyles(kind) + styleTag(style, shell) + afterStyles),
    };
    known.set(key, common);
    return common;
  };
  return (view, root, words, things) => {
    const pagePath = new URL(view.canonical).pathname;
    const { start, styles } = commonOf(view);
    const head = [
      ...headTags(view).map(headTag),
      // Some hosts send the status 200 when this page is requested by its own address.
      view.path === notFoundPath ? '<meta name="robots" content="noindex">' : '',
      // Whoever publishes late has no old offer in search results.
      view.end === undefined ? '' : `<meta name="robots" content="unavailable_after: ${view.end}">`,
      view.path === '/' ? verificationTags(shell) : '',
      feedTags(view),
    ].join('');
    const data = `${structuredData(things)}${pageDataOpening}{"page":${scriptJson(view)},"words":${scriptJson(words)}`;
    return [start, head, styles, markCurrent(pagePath), root, afterRoot, data, afterPage];
  };
}

/** A block, or what it has in a list. */
const partsOf = (block: object, list: string | undefined): readonly object[] =>
  list === undefined ? [block] : ((block as Record<string, object[] | undefined>)[list] ?? []);

const hasListLinks = (block: BlockView) => 'listLinks' in block;
