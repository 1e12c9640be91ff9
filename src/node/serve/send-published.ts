import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { publishedFiles, publishedFrom } from '../../site/files/published-files';
import { kindOf } from '../../site/image/picture-files';
import type { CheckedFolder } from '../base/content/problem-text';
import { publishedType } from './published-types';

/** Kinds that can have scripts. A script in one is an error, and content with errors is served, too. */
const scripted: readonly string[] = ['html', 'xml'];

/**
 * Sends the published file at a path of the site as a host does; with `isSandboxed` it runs no scripts. False if there is
 * none.
 */
export function sendPublished(
  response: ServerResponse,
  { folder, files }: Pick<CheckedFolder, 'folder' | 'files'>,
  path: string,
  isSandboxed = false,
): boolean {
  const file = publishedFrom(path.slice(1));
  if (!publishedFiles(files).includes(file)) return false;
  const kind = kindOf(file);
  response.writeHead(200, {
    'content-type': publishedType(kind),
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    ...(isSandboxed && scripted.includes(kind) && { 'content-security-policy': 'sandbox' }),
  });
  createReadStream(join(folder, file))
    .on('error', () => response.destroy())
    .pipe(response);
  return true;
}
