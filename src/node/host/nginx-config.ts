import { outputFiles } from '../../site/page/output-paths';
import { baseOf, type HeaderRules, headersFor } from './header-file';
import { revalidate, withoutHttps } from './security-headers';

const cache = 'Cache-Control';
const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** What HTML gains, which nginx compresses by itself. */
const compressed = [
  'text/css',
  'text/plain',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'application/json',
  'image/svg+xml',
];

/**
 * What nginx needs inside a `server` block to answer as `_headers` says. The headers stand there once: a location
 * with an `add_header` of its own would send none of them, so the one that differs is a variable. A server that is not
 * `encrypted` leaves out what asks for `https:`.
 */
export function nginxConfig(rules: HeaderRules, root: string, encrypted = true): string {
  const base = baseOf(rules);
  const all = headersFor(rules, `${base}/`);
  const headers = encrypted ? all : withoutHttps(all);
  const [, ...others] = Object.entries(rules);
  const notFound = `${base}/${outputFiles.notFound}`;
  const from = `root ${quote(root)};`;
  // Files lie directly in the root, whatever path the site has.
  const serve = base === '' ? from : `${from} rewrite ^${base}(/.*)$ $1 break;`;
  return [
    '# Printed by `npm run nginx`, to be included in a server block. An `add_header` in a location of your own',
    '# makes nginx leave out these there.',
    'charset utf-8;',
    'server_tokens off;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${compressed.join(' ')};`,
    '',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    // An address that nginx refuses is answered before the variable is set.
    'uninitialized_variable_warn off;',
    `set $site_cache ${quote(revalidate[cache])};`,
    `add_header ${cache} $site_cache always;`,
    '',
    `error_page 404 ${notFound};`,
    `location = ${notFound} { internal; ${serve} }`,
    ...(base === '' ? [] : [`location = ${base} { ${from} rewrite ^ /index.html break; }`]),
    `location ${base}/ { ${serve} try_files $uri/index.html $uri =404; }`,
    ...others.map(
      ([pattern, headers]) =>
        `location ${pattern.replace('*', '')} { set $site_cache ${quote(headers[cache] ?? '')}; ${serve} try_files $uri =404; }`,
    ),
    '',
  ].join('\n');
}
