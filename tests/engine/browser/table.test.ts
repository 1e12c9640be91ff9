import { expect, test } from 'vitest';
import { openWindow } from '../../support/browser/open-page';

/** How many parts of the page have each role for screen readers. */
async function rolesAt(width: number): Promise<Record<string, number>> {
  const page = await openWindow({ javaScriptEnabled: false, viewport: { width, height: 800 } });
  await page.goto('/members');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const counted = ['table', 'row', 'rowheader', 'columnheader', 'cell', 'gridcell'];
  return Object.fromEntries(
    counted.map((role) => [role, nodes.filter((node) => node.role?.value === role).length]),
  );
}

test('a table that is shown as a list on a phone is a table for screen readers', async () => {
  const wide = await rolesAt(1440);
  expect(wide).toMatchObject({ table: 3, columnheader: 20 });
  expect(await rolesAt(390)).toEqual(wide);
});
