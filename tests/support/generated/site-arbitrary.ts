import fc, { type Arbitrary } from 'fast-check';
import type { Block, HeroBlock, Page, SiteContent } from '../../../src/site/schema/types.gen';
import type { Written } from '../written';
import { schemaArbitraries } from './schema-arbitrary';

export type LooseBlock = Written<Block>;
/** Lists may be empty on the way. */
export interface LoosePage extends Omit<Written<Page>, 'blocks' | 'aliases' | 'redirects'> {
  aliases?: readonly string[];
  redirects?: readonly string[];
  blocks: readonly LooseBlock[];
}

/** Parts of a site as the schema alone allows them: their links and names lead nowhere yet. */
export interface SiteParts {
  site: Omit<Written<SiteContent>, 'pages'>;
  pages: readonly LoosePage[];
  /** For pages that have none. */
  heroes: readonly Written<HeroBlock>[];
}

/** Random parts of sites, derived from the schema. */
export function siteParts(mostPages: number): Arbitrary<SiteParts> {
  const { of, siteFile } = schemaArbitraries(false);
  return partsOf(
    siteFile,
    fc.array(of('page'), { minLength: 1, maxLength: mostPages }),
    fc.array(of('heroBlock'), { minLength: mostPages, maxLength: mostPages }),
  );
}

/** Sites of two pages that have every block with all of its fields. */
export function completeParts(): Arbitrary<SiteParts> {
  const { of, eachOf, siteFile } = schemaArbitraries(true);
  const page = fc
    .tuple(of('page'), eachOf('block'))
    .map(([page, blocks]) => Object.assign({}, page, { blocks }));
  return partsOf(siteFile, fc.tuple(page, page), fc.tuple(of('heroBlock')));
}

function partsOf(
  site: Arbitrary<unknown>,
  pages: Arbitrary<unknown>,
  heroes: Arbitrary<unknown>,
): Arbitrary<SiteParts> {
  const parts = fc.record({ site, pages, heroes });
  // Made of the schema, so this is what the types that are made of it say; a test has it checked.
  return parts as Arbitrary<SiteParts>;
}
