import { test } from 'vitest';
import { expectAccessibleInThemes } from '../../support/browser/expect-accessible';
import { openHydrated } from '../../support/browser/open-page';
import { button, phone } from '../../support/browser/panels';

test.each([
  ['dropdown', 'dropdown-panel', {}],
  ['mobile menu', 'menu-panel', phone],
] as const)('the open %s meets WCAG 2.2 AA in both themes', async (_name, id, options) => {
  const { page } = await openHydrated('/privacy-policy', { ...options, bypassCSP: true });
  await button(page, id).click();
  await expectAccessibleInThemes(page);
});
