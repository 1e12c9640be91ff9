import { hash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { escapeHtml } from '../../../app/server/html';
import { fontSheet, wholeFonts } from '../../../node/build/fonts/whole-fonts';
import type { Brand } from '../../../site/schema/types.gen';
import type { StudioBundle } from './studio-bundle';

/** Answers with the studio. Its policy allows no inline script, and only the styles that its own code adds. */
export function sendStudio(
  response: ServerResponse,
  { code, script, sheets }: StudioBundle,
  token: string,
  folder: string,
  brand: Brand | undefined,
  at: number | undefined,
): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site-studio',
  ].join('; ');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  const head = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>Studio</title>',
    `<meta name="edit-token" content="${escapeHtml(token)}">`,
    // A studio that finds another one here loads itself again.
    `<meta name="edit-code" content="${code}">`,
    // A browser keeps what waits by the folder that it is for.
    `<meta name="edit-content" content="${hash('sha256', resolve(folder)).slice(0, 16)}">`,
    // react-aria reads it for the styles that it adds.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="data:,">',
    ...wholeFonts(brand).preloads.map((href) => `<link rel="preload" href="${href}" as="font" crossorigin>`),
    ...[fontSheet, ...sheets].map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
  ];
  response.end(
    `${head.join('')}</head><body><div id="studio"${at === undefined ? '' : ` data-at="${at}"`}></div></body></html>\n`,
  );
}
