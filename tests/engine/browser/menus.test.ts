import { expect, test } from 'vitest';
import { axeFindings } from '../../support/browser/axe-findings';
import { openHydrated } from '../../support/browser/open-page';
import { button, phone } from '../../support/browser/panels';

test.each([
  ['dropdown', 'light', 'dropdown-panel', {}],
  ['dropdown', 'dark', 'dropdown-panel', {}],
  ['mobile menu', 'light', 'menu-panel', phone],
  ['mobile menu', 'dark', 'menu-panel', phone],
] as const)('the open %s meets WCAG 2.2 AA in the %s theme', async (_name, colorScheme, id, options) => {
  const { page } = await openHydrated('/privacy-policy', { ...options, bypassCSP: true, colorScheme });
  await button(page, id).click();
  expect(await axeFindings(page)).toEqual([]);
});
