import type { openSharedWindow } from '../browser/open-page';
import { openStudioWindow } from './open-studio-window';

/** The studio with the form of the page at a path. */
export async function openShell(
  studio: Parameters<typeof openStudioWindow>[0],
  path: string,
  options = {},
  open?: typeof openSharedWindow,
) {
  const viewport = { width: 1280, height: 700 };
  const page = await openStudioWindow(studio, { viewport, ...options }, open);
  await page.goto(`/_edit${path}`);
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
  return { page, form, problems: page.getByRole('banner').getByRole('button', { name: /problem|warning/i }) };
}
