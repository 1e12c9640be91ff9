import type { Footer, Header } from '../schema/types.gen';
import { type ViewContext, viewChanges } from './fields-to-view';
import type { Site } from './site';
import type { SiteFacts } from './site-facts';
import { createStaticParts } from './static-parts';
import { compileTransform } from './transform';
import { asksForCookies } from './visit-providers';

const viewHeader = compileTransform<Header, ViewContext>('header', viewChanges);
const viewFooter = compileTransform<Footer, ViewContext>('footer', viewChanges);

/** Header and footer: the same on every page, so resolved once. */
export function resolveChrome(
  { settings, content, base }: Pick<Site, 'settings' | 'content' | 'base'>,
  facts: SiteFacts,
): Site['chrome'] {
  const statics = createStaticParts('c');
  const context: ViewContext = { facts, statics, path: '', slot: 'page', atTop: false };
  const view = {
    brand: {
      name: settings.name,
      drawing: statics.add(() => ({
        kind: 'logo',
        name: settings.name,
        symbol: true,
        ...(settings.icon && { file: settings.icon }),
      })),
      href: `${base}/`,
    },
    language: settings.language,
    header: viewHeader(content.header, context),
    footer: viewFooter(content.footer, context),
    social: (settings.social ?? []).map(({ network, href }) => ({
      network,
      href,
      icon: statics.add(() => ({ kind: 'social', name: network })),
    })),
    asksForCookies: asksForCookies(settings.analytics),
  };
  return { view, statics: statics.all };
}
