import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import * as server from '../../../src/app/server/server';
import type { Server } from '../../../src/node/build/bundle/bundles';
import { crawlerFiles } from '../../../src/node/build/host/crawler-files';
import { feedFiles } from '../../../src/node/build/host/feed-files';
import { headerRules } from '../../../src/node/build/host/security-headers';
import { createPrerenderer } from '../../../src/node/build/render/prerender';
import { type Files, normalizeText } from '../../../src/site/files/files';
import { memoryFiles } from '../../../src/site/files/memory-files';
import type { Problem } from '../../../src/site/problem/problem';
import { resolvePage } from '../../../src/site/resolve/resolve-page';
import type { Site } from '../../../src/site/resolve/site';
import { loadSite } from '../load-site';
import { noAssets } from '../no-assets';
import type { ContentFiles } from './fix-site';

export interface Verdict {
  /** The documents of a valid site by path; undefined when the content was refused. */
  documents: ReadonlyMap<string, ParsedDocument> | undefined;
  problems: readonly Problem[];
  /** What is wrong with the result, for any content. */
  complaints: readonly string[];
}

export interface ParsedDocument {
  html: string;
  /** Every element with the names of its attributes, as they lie within each other. */
  skeleton: string;
}

/** Reads, checks and renders some content as a build does, and looks for what must never be. */
export function judge(contents: ContentFiles, app: Server = server): Verdict {
  const files = memoryFiles(contents);
  const { problems, site } = loadSite(files);
  const complaints = problems.flatMap((problem) => misplaced(problem, contents));
  const refused = problems.some(({ severity }) => severity === 'error');
  if (refused === (site !== undefined)) complaints.push(`${problems.length} problems do not fit the verdict`);
  if (!site) return { documents: undefined, problems, complaints };

  const documents = new Map<string, ParsedDocument>();
  const prerenderer = createPrerenderer({ folder: 'content', files, site, findings: [] }, app, noAssets);
  for (const page of site.pages) {
    const { html, errors, skeleton } = parseDocument(prerenderer.document(resolvePage(site, page)));
    complaints.push(...errors.map((error) => `${page.facts.path}: ${error}`));
    documents.set(page.facts.path, { html, skeleton });
  }
  return {
    documents,
    problems,
    complaints: [...complaints, ...besidePages(site), ...brokenFeeds(site, files)],
  };
}

/** A message has a place in a file that exists, and is not empty. */
function misplaced(
  { file, line, column, endLine, endColumn, message }: Problem,
  contents: ContentFiles,
): string[] {
  const said = `${file}:${line}:${column}-${endLine}:${endColumn} ${message}`;
  const text = contents[file];
  if (text === undefined) return [`no such file: ${said}`];
  const lines =
    typeof text === 'string' && /\.(json|csv)$/.test(file) ? normalizeText(text).split('\n') : [''];
  const within = (at: number, sign: number) => sign >= 1 && sign <= (lines[at - 1]?.length ?? -1) + 1;
  const complaints: string[] = [];
  // The end of an empty text, and of a file that has no lines, may be one character behind it.
  const end = within(endLine, endColumn) || (endLine === lines.length && within(endLine, endColumn - 1));
  if (!within(line, column) || !end) complaints.push(`outside of the file: ${said}`);
  if (/undefined|\[object|NaN/.test(message) || !/\S/.test(message)) complaints.push(`says nothing: ${said}`);
  return complaints;
}

function parseDocument(html: string): ParsedDocument & { errors: string[] } {
  const errors: string[] = [];
  const document = parse(html, {
    onParseError: ({ code, startLine, startCol, startOffset }) =>
      errors.push(`${code} at ${startLine}:${startCol} ${html.slice(startOffset - 60, startOffset + 20)}`),
  });
  return { html, errors, skeleton: skeletonOf(document) };
}

function skeletonOf(node: DefaultTreeAdapterTypes.Node): string {
  const children = 'childNodes' in node ? node.childNodes.map(skeletonOf).join('') : '';
  if (!('tagName' in node)) return node.nodeName === '#comment' ? `<!--${children}-->` : children;
  return `<${[node.tagName, ...node.attrs.map(({ name }) => name)].join(' ')}>${children}</>`;
}

/** Other files of the output into which content goes. */
function besidePages(site: Site): string[] {
  const complaints: string[] = [];
  for (const { path, content } of crawlerFiles(site, new Map())) {
    const locations = content.match(/<loc>[^<>"']*<\/loc>/g)?.length ?? 0;
    if (path === 'sitemap.xml' && locations !== site.pages.length - 1) complaints.push(`${path}: ${content}`);
    if (/&(?!#\d+;)/.test(content)) complaints.push(`${path}: ${content}`);
  }
  for (const headers of Object.values(headerRules(site)))
    for (const [name, value] of Object.entries(headers))
      if (/[^\x20-\x7e]/.test(value)) complaints.push(`${name}: ${value}`);
  return complaints;
}

/** Feeds that no reader of feeds understands. */
const brokenFeeds = (site: Site, files: Files): string[] =>
  feedFiles({ site, files }, new Map(), Date.now()).flatMap(({ path, content }) => {
    try {
      if (path.endsWith('.json')) parseJsonFeed(content);
      else parseAtomFeed(content);
      return [];
    } catch (error) {
      return [`${path}: ${error}`];
    }
  });
