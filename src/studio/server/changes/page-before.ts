import { validators } from '../../../node/base/content/compiled-validators';
import type { LoadedSite } from '../../../site/load-site';
import { loadSite } from '../../../site/load-site';
import type { StudioBundle } from '../bundle/studio-bundle';
import { createPageRenderer, type PageRenderer } from '../rendering/page-renderer';
import type { ContentBase } from './content-base';

type BaseSite = { site: NonNullable<LoadedSite['site']>; renderer: PageRenderer };

/** Renders pages as they are in the base, by the real renderer. */
export function createPageBefore(folder: string, base: ContentBase, bundle: StudioBundle) {
  let last: { key: string; value: BaseSite | undefined } | undefined;

  async function load(): Promise<BaseSite | undefined> {
    const { content, files, base: found } = await base.compare();
    const texts = content.files.map(({ before, now }) => [now?.file, before?.file, before?.text]);
    const key = JSON.stringify([found.name, texts]);
    if (last?.key === key) return last.value;
    const before = files();
    const loaded = loadSite(before, validators);
    const site = loaded.site ?? assembled(loaded);
    const renderer = createPageRenderer(folder, () => before, bundle.server, bundle.assetsFor);
    last = { key, value: site && { site, renderer } };
    return last.value;
  }

  /** The document of a path in the base; undefined if there was no such page, or it can't be rendered. */
  return async (path: string) => {
    const loaded = await load();
    const page = loaded?.site.find(path);
    if (!loaded || !page) return undefined;
    try {
      return { site: loaded.site, html: loaded.renderer.document(loaded.site, page) };
    } catch {
      return undefined;
    }
  };
}

function assembled({ assemble }: LoadedSite) {
  try {
    return assemble?.();
  } catch {
    // Something that every page shows is missing.
    return undefined;
  }
}
