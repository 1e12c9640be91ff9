import { outputFiles, rulesOfHosts, wellKnown } from '../../../site/page/output-paths';
import { prefixOf } from '../../../site/page/redirects';
import { UsageError } from '../../base/content/content-error';
import { baseOf, type HeaderRules, headersFor } from './header-file';
import type { HostRedirect } from './redirect-file';
import { revalidate, withoutHttps } from './security-headers';

const cache = 'Cache-Control';
const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** In addition to HTML, which nginx always compresses. */
const compressed = [
  'text/css',
  'text/plain',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'application/json',
  'image/svg+xml',
];

/** What hosts read in an output. */
export interface HostRules {
  rules: HeaderRules;
  redirects: readonly HostRedirect[];
}

/** nginx compares decoded addresses. */
function redirectLocations({ from, to, status }: HostRedirect): string[] {
  const prefix = prefixOf(from);
  const path = decodeURI(prefix ?? from);
  // Behind a proxy, nginx would name its own host and port.
  const answer = `{ absolute_redirect off; return ${status} ${quote(to)}; }`;
  return prefix === undefined
    ? [`location = ${quote(path)} ${answer}`, `location = ${quote(`${path}/`)} ${answer}`]
    : [`location ^~ ${quote(`${path}/`)} ${answer}`];
}

/**
 * What nginx needs inside a `server` block to send the headers of `_headers`. A location with its own `add_header` would
 * send none of the others, so all are set once, and those that differ are variables. A server that is not
 * `encrypted` leaves out headers that ask for `https:`.
 */
export function nginxConfig({ rules, redirects }: HostRules, root: string, encrypted = true): string {
  if (root.includes('$'))
    throw new UsageError(`nginx can't serve ${root}: in a path it takes $ for a variable.`);
  const base = baseOf(rules);
  const all = headersFor(rules, `${base}/`);
  const headers = encrypted ? all : withoutHttps(all);
  const [, ...others] = Object.entries(rules);
  /** What differs by location. nginx leaves out a header without a value. */
  const ofPages: Readonly<Record<string, string>> = revalidate;
  const differing = [...new Set([cache, ...others.flatMap(([, own]) => Object.keys(own))])];
  const setAll = (own: Readonly<Record<string, string>>) =>
    differing.map((name) => `set ${variable(name)} ${quote(own[name] ?? '')};`);
  const notFound = `${base}/${outputFiles.notFound}`;
  const from = `root ${quote(root)};`;
  // Files are directly in the root, whatever the site's path is.
  const serve = base === '' ? from : `${from} rewrite ^${base}(/.*)$ $1 break;`;
  const servePages = `${serve} try_files $uri/index.html $uri =404;`;
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
    // nginx rejects some addresses before it sets the variable.
    'uninitialized_variable_warn off;',
    ...setAll(ofPages),
    ...differing.map((name) => `add_header ${name} ${variable(name)} always;`),
    '',
    `error_page 404 ${notFound};`,
    `location = ${notFound} { internal; ${serve} }`,
    ...(base === '' ? [] : [`location = ${base} { ${from} rewrite ^ /index.html break; }`]),
    `location ${base}/ { ${servePages} }`,
    // What a killed build leaves, and what only other hosts read.
    `location ${base}/. { return 404; }`,
    // nginx refuses two locations of one name.
    ...(redirects.some(({ from }) => from === `${base}/${wellKnown}/*`)
      ? []
      : [`location ${base}/${wellKnown}/ { ${servePages} }`]),
    ...rulesOfHosts.map((file) => `location = ${base}/${file} { return 404; }`),
    ...redirects.flatMap(redirectLocations),
    ...others.map(
      ([pattern, headers]) =>
        `location ${pattern.replace('*', '')} { ${setAll(headers).join(' ')} ${serve} try_files $uri =404; }`,
    ),
    '',
  ].join('\n');
}
