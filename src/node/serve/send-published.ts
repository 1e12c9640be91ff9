import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { publishedFiles, publishedFrom } from '../../site/files/published-files';
import { kindOf } from '../../site/image/picture-files';
import type { CheckedFolder } from '../base/content/problem-text';

/** Kinds that can have scripts. A script in one is an error, and content with errors is served, too. */
const scripted: readonly string[] = ['html', 'xml'];

/** By the end of a published file's name. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
  asc: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  html: 'text/html; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
};

/** A file without a kind is one that programs fetch, and none that a browser shows. */
export const publishedType = (kind: string): string => types[kind] ?? 'application/octet-stream';

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
