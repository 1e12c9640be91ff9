import { validators } from '../../../node/base/content/compiled-validators';
import type { Files } from '../../../site/files/files';
import type { LoadedSite } from '../../../site/load-site';
import { loadSite } from '../../../site/load-site';
import type { Site } from '../../../site/resolve/site';
import type { StudioBundle } from '../bundle/studio-bundle';
import { createPageRenderer, type PageRenderer } from '../rendering/page-renderer';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import type { ContentBase } from './content-base';

type BaseSite = { site: Site; renderer: PageRenderer };

interface StillPage {
  site: BaseSite['site'];
  html: string;
}

/** Renders pages of other content than that of now, by the real renderer. What has the same `key` is read once. */
function createStillPages(folder: string, bundle: StudioBundle) {
  let last: { key: string; value: BaseSite | undefined } | undefined;

  function load(key: string, files: () => Files | undefined): BaseSite | undefined {
    if (last?.key === key) return last.value;
    const content = files();
    const loaded = content && loadSite(content, validators, undefined, { pages: 'all' });
    const site = loaded && (loaded.site ?? assembled(loaded));
    const value = content &&
      site && { site, renderer: createPageRenderer(folder, () => content, bundle.server, bundle.assetsFor) };
    last = { key, value };
    return value;
  }

  /** The document of a path; undefined if there is no such page, or it can't be rendered. */
  return (key: string, files: () => Files | undefined, path: string): StillPage | undefined => {
    const loaded = load(key, files);
    return loaded && stillPage(loaded, path);
  };
}

function stillPage({ site, renderer }: BaseSite, path: string): StillPage | undefined {
  const page = site.find(path);
  try {
    return page && { site, html: renderer.document(site, page) };
  } catch {
    return undefined;
  }
}

/** Renders pages as they are in the base. */
export function createPageBefore(folder: string, base: ContentBase, bundle: StudioBundle) {
  const pageOf = createStillPages(folder, bundle);
  return async (path: string) => {
    const { content, files, base: found } = await base.compare();
    const texts = content.files.map(({ before, now }) => [now?.file, before?.file, before?.text]);
    return pageOf(JSON.stringify([found.name, texts]), files, path);
  };
}

/** Renders pages as they were before the last steps. */
export function createPageThen(folder: string, workspace: FolderWorkspace, bundle: StudioBundle) {
  const pageOf = createStillPages(folder, bundle);
  return (path: string, count: number) =>
    pageOf(`${workspace.revision()} ${count}`, () => workspace.filesBefore(count), path);
}

/** Renders pages as they are at another instant, with the site that the address belongs to then. */
export function createPageAt(folder: string, workspace: FolderWorkspace, bundle: StudioBundle) {
  const renderer = createPageRenderer(folder, workspace.files, bundle.server, bundle.assetsFor);
  let last: { key: string; site: Site | undefined } | undefined;
  return (path: string, instant: number): Partial<StillPage> => {
    const key = `${workspace.revision()} ${instant}`;
    if (last?.key !== key) {
      const { assembleAt } = workspace.loaded();
      last = { key, site: assembleAt && assembled({ assemble: () => assembleAt(instant) }) };
    }
    const { site } = last;
    return site ? { site, ...stillPage({ site, renderer }, path) } : {};
  };
}

function assembled({ assemble }: Pick<LoadedSite, 'assemble'>): Site | undefined {
  try {
    return assemble?.();
  } catch {
    // Something that every page shows is missing.
    return undefined;
  }
}
