import { describe, expect, it } from 'vitest';
import { type Endpoints, siteWith } from '../../../../tests/support/site-with-endpoints';
import { headersFor, writeHeaderFile } from './header-file';
import { documentPolicy, headerRules, withoutHttps } from './security-headers';

const rulesOf = (endpoints: Endpoints) => headerRules(siteWith(endpoints));

const policyOf = (rules: ReturnType<typeof rulesOf>) => {
  const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
};

it('the policy allows exactly what the site loads', () => {
  expect(policyOf(rulesOf({}))).toEqual({
    'default-src': "'none'",
    'style-src': "'nonce-site'",
    'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'none'",
    'frame-src': 'https://www.youtube-nocookie.com https://www.google.com',
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'site',
    'upgrade-insecure-requests': '',
  });
});

it('documents have the same policy, without what has no meaning there or needs encryption, with the hash of their style', () => {
  for (const endpoints of [{}, { form: 'https://forms.example/contact', vitals: '/api/vitals' }]) {
    const { 'Content-Security-Policy': policy } = headersFor(rulesOf(endpoints), '/');
    const inDocument = documentPolicy(siteWith(endpoints))('a{}');
    expect(inDocument).toMatch(/^default-src 'none'; script-src [^;]*; style-src 'sha256-[\w+/]{43}=';/);
    const left = new Set(inDocument.split('; '));
    expect(policy?.split('; ').filter((directive) => !left.has(directive))).toEqual([
      "style-src 'nonce-site'",
      "frame-ancestors 'none'",
      'upgrade-insecure-requests',
    ]);
    expect(inDocument).not.toMatch(/frame-ancestors|report-uri|sandbox|upgrade/);
  }
});

it('documents name an endpoint as the headers do, also where that of the headers is too long', () => {
  const form = `https://forms.example/${'a'.repeat(1900)}`;
  expect(policyOf(rulesOf({ form }))['connect-src']).toBe("'self' https://forms.example");
  for (const style of ['', 'a{}'])
    expect(documentPolicy(siteWith({ form }))(style)).toContain("connect-src 'self' https://forms.example;");
});

it('a document names its own style alone, and one without any forbids all', () => {
  const policy = documentPolicy(siteWith({}));
  expect(policy('a{}')).not.toBe(policy('b{}'));
  expect(policy('')).toContain("style-src 'none';");
});

it('where documents have no policy, the headers name the style that all of them have', () => {
  const { 'Content-Security-Policy': sent } = headersFor(headerRules(siteWith({}), 'a{}'), '/');
  const [named = '?'] = /style-src [^;]*;/.exec(documentPolicy(siteWith({}))('a{}')) ?? [];
  expect(sent).toMatch(/^default-src 'none';/);
  expect(sent).toContain(named);
});

it('the other headers are these', () => {
  const { 'Content-Security-Policy': _, ...others } = headersFor(rulesOf({}), '/');
  expect(others).toEqual({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), accelerometer=(), gyroscope=(), magnetometer=(), display-capture=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

it('other sites can show link pictures, but load no part of the site', () => {
  const policyOf = (path: string) => headersFor(rulesOf({}), path)['Cross-Origin-Resource-Policy'];
  expect(policyOf('/assets/loader-1a2b.js')).toBe('same-origin');
  expect(policyOf('/og/contact.png')).toBeUndefined();
});

describe('endpoints of the content', () => {
  it.each([
    [
      { form: 'https://forms.example/contact' },
      "'self' https://forms.example/contact",
      "'self' https://forms.example/contact",
    ],
    [{ form: '/api/contact' }, "'self'", "'self'"],
    [
      { form: 'https://forms.example/f?key=1#top' },
      "'self' https://forms.example/f",
      "'self' https://forms.example/f",
    ],
    [
      { form: "https://forms.example/a'b$c" },
      "'self' https://forms.example/a%27b%24c",
      "'self' https://forms.example/a%27b%24c",
    ],
    [{ vitals: 'https://vitals.example/v' }, "'self' https://vitals.example/v", "'none'"],
    [
      { vitals: '/api/vitals', form: 'https://forms.example/' },
      "'self' https://forms.example/",
      "'self' https://forms.example/",
    ],
  ])('%o', (endpoints, connect, form) => {
    const policy = policyOf(rulesOf(endpoints));
    expect([policy['connect-src'], policy['form-action']]).toEqual([connect, form]);
  });
});

it('the policy has the hosts of those who count visits, and nothing else of theirs', () => {
  const none = policyOf(rulesOf({}));
  const analytics = {
    plausible: { domain: 'n.net' },
    umami: { website: 'b59e9c65-ae32-47f1-8400-119fcf4861c4' },
    matomo: { server: 'https://stats.n.net/matomo', site: 1 },
  };
  expect(policyOf(rulesOf({ analytics }))).toEqual({
    ...none,
    'connect-src':
      "'self' https://plausible.io/api/event https://cloud.umami.is/api/send https://stats.n.net/matomo/matomo.php",
  });
});

it.each([
  ['M7lc1UVf-VE', ''],
  ['vimeo/76979871', ' https://player.vimeo.com'],
])('the policy of a site with the video %s has no other host for frames', (video, more) => {
  const blocks = [
    { type: 'video', heading: 'One', video },
    { type: 'video', heading: 'Two', video },
  ];
  const none = policyOf(rulesOf({}));
  expect(policyOf(rulesOf({ blocks }))).toEqual({ ...none, 'frame-src': none['frame-src'] + more });
});

it('a map by its position adds the host of that map', () => {
  const blocks = [{ type: 'map', heading: 'Here', place: 'Harbor 1', position: '54.1,12.1,17' }];
  const none = policyOf(rulesOf({}));
  const more = ' https://www.openstreetmap.org';
  expect(policyOf(rulesOf({ blocks }))).toEqual({ ...none, 'frame-src': none['frame-src'] + more });
});

it('only with Google Analytics may the script of another host run', () => {
  const policy = policyOf(rulesOf({ analytics: { google: { measurementId: 'G-1A2B3C4D5E' } } }));
  const none = policyOf(rulesOf({}));
  expect(policy).toEqual({
    ...none,
    'script-src': `${none['script-src']} https://www.googletagmanager.com`,
    'img-src': "'self' data: https://*.google-analytics.com https://www.googletagmanager.com",
    'connect-src':
      "'self' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
    'trusted-types': 'site google-tag goog#html',
  });
});

it('a server without encryption sends nothing that asks for it', () => {
  const headers = headersFor(rulesOf({}), '/');
  const { 'Content-Security-Policy': policy, ...others } = withoutHttps(headers);
  expect(headers['Content-Security-Policy']).toBe(`${policy}; upgrade-insecure-requests`);
  expect(Object.keys(others)).not.toContain('Strict-Transport-Security');
});

it('the policy has only the hosts of endpoints if their addresses make its line too long for Cloudflare', () => {
  const rules = rulesOf({ form: `https://forms.example/${'f'.repeat(900)}`, vitals: '/api/vitals' });
  const { 'connect-src': connect, 'form-action': form } = policyOf(rules);
  expect([connect, form]).toEqual(["'self' https://forms.example", "'self' https://forms.example"]);
  for (const line of writeHeaderFile(rules).split('\n')) expect(line.trim().length).toBeLessThanOrEqual(2000);
});

it('no header is in two rules, because some hosts would send both', () => {
  const names = Object.values(rulesOf({})).flatMap(Object.keys);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('the rules are for a site below a path too', () => {
  expect(Object.keys(rulesOf({ url: 'https://n.net/sub' }))).toEqual(['/sub/*', '/sub/assets/*']);
});
