import { hash } from 'node:crypto';
import type { Assets } from '../../../app/server/assets';
import type { AppTags, Shell } from '../../../app/server/document-tags';
import type { DocumentPieces } from '../../../app/server/write-document';
import { locate } from '../../../site/json/locate';
import { documentFile } from '../../../site/page/output-paths';
import type { SitePage } from '../../../site/page/site-page';
import { hasLooks } from '../../../site/resolve/has-looks';
import { hasTones } from '../../../site/resolve/has-tones';
import type { ResolvedPage, Statics } from '../../../site/resolve/site';
import { createStructuredData } from '../../../site/resolve/structured-data';
import { verificationTags } from '../../../site/resolve/verification-tags';
import { asksForCookies, visitProviders } from '../../../site/resolve/visit-providers';
import type { Page } from '../../../site/schema/types.gen';
import { directionOf } from '../../../site/words/direction-of';
import type { StaticSource } from '../../../ui/static';
import { ContentError } from '../../base/content/content-error';
import type { ValidContent } from '../../base/content/load-content';
import { shownPath } from '../../base/content/open-content';
import type { Server } from '../bundle/bundles';
import { recolorOf } from '../draw/brand-assets';
import { createDraw, type Draw } from '../draw/drawings';
import type { OutputFile } from '../output/output';
import type { HashOf } from '../photos/picture-html';
import { announcementName } from './announcement-name';
import { recordWords } from './record-words';

/** Header and footer show one mark, whose parts need other ids in each. */
export function sourceOf(statics: Statics, draw: Draw): StaticSource {
  const times = new Map<string, number>();
  return (id, use) => {
    const part = statics.get(id);
    if (!part) throw new Error(`There is nothing to render for ${id}.`);
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    return draw(part, use, time === 1 ? id : `${id}x${time}`);
  };
}

/** The files of a page: its own and one for each alias. */
export const documentPaths = ({ facts: { path, aliases = [] } }: SitePage) =>
  [path, ...aliases].map(documentFile);

export interface Prerenderer {
  /** The page's document. Throws a ContentError that names the block when one can't be rendered. */
  document(page: ResolvedPage): string;
  /** The page's files: its own and one for each alias. */
  files(page: ResolvedPage): OutputFile[];
}

/** What only a build has. */
export interface BuildParts {
  hashOf?: HashOf | undefined;
  policy?: (style: string) => string;
  app?: AppTags;
}

/** Turns pages into documents; what all pages share is rendered once. */
export function createPrerenderer(
  { site, files, folder }: ValidContent,
  server: Server,
  assets: Assets,
  { hashOf, policy, app }: BuildParts = {},
): Prerenderer {
  const { brand } = site.settings;
  const draw = createDraw(files, site.base, { hashOf, recolor: recolorOf(brand), cards: brand?.cards });
  const { view, statics } = site.chrome;
  const { analytics, verification } = site.settings;
  const shell: Shell = {
    ...server.renderChrome(view, sourceOf(statics, draw), site.words),
    language: view.language,
    direction: directionOf(view.language),
    shape: site.shape,
    policy,
    icon: site.settings.icon && `${site.base}/${site.settings.icon}`,
    app,
    vitals: analytics?.vitalsEndpoint,
    visitProviders: visitProviders(analytics),
    asksForCookies: asksForCookies(analytics),
    announcement: announcementName(view),
    hasLooks: hasLooks(view),
    hasTones: hasTones(view),
    verification: verificationTags(verification),
    assets,
    build: hash('sha1', JSON.stringify(assets)).slice(0, 8),
  };
  const write = server.createDocument(shell);
  const structuredData = createStructuredData(site);

  const piecesOf = (resolved: ResolvedPage): DocumentPieces => {
    const { page, content, view, statics } = resolved;
    const source = sourceOf(statics, draw);
    try {
      const { words, read } = recordWords(site.words);
      const root = server.renderPage({ view, statics: source, words });
      return write(view, root, read, structuredData(resolved));
    } catch (error) {
      throw blockError(error, page, content, (index) => {
        const block = view.blocks[index];
        if (block) server.renderBlock(block, source, site.words);
      });
    }
  };

  /** Finds the block that can't be rendered, by rendering each alone. */
  function blockError(
    error: unknown,
    page: SitePage,
    { path, blocks }: Page,
    renderAlone: (index: number) => void,
  ): ContentError {
    for (const [index, { type }] of blocks.entries()) {
      try {
        renderAlone(index);
      } catch (cause) {
        const pointer = `${page.pointer}/blocks/${index}`;
        const { line, column } = locate(files.read(page.file), pointer, 'type');
        return new ContentError(
          `${shownPath(folder, page.file)}:${line}:${column} page "${path}" › block ${index + 1} (${type}) can't be rendered: ${reason(cause)}`,
        );
      }
    }
    return new ContentError(
      `${shownPath(folder, page.file)} page "${path}" can't be rendered: ${reason(error)}`,
    );
  }
  return {
    document: (resolved) => documentText(piecesOf(resolved)),
    files(resolved) {
      const pieces = piecesOf(resolved);
      return documentPaths(resolved.page).map((path) => ({ path, pieces }));
    },
  };
}

export const documentText = (pieces: DocumentPieces): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString())).join('');

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
